/**
 * The option of a unit or API test that shows a rarer way, a soak or a second database while another test shows the same
 * rule: it runs where everything is run, or where its file is asked for by name.
 */
export const fullRun = { tags: ['full-run'] }
