/**
 * The option of a unit or API test that shows a rarer way or a soak while another test shows the same rule: `npm test`
 * runs it where everything is run.
 */
export const fullRun = { tags: ['full-run'] }
