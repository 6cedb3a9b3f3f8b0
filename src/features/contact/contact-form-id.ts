/** The place of the form on its page, to which links lead. */
export const contactFormId = 'write'
