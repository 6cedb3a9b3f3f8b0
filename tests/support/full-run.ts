/**
 * The option of a unit or API test that only the run of everything runs, since another test shows the same rule. A file
 * that is named is run whole.
 */
export const fullRun = { tags: ['full-run'] }
