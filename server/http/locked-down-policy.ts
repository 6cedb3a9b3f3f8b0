/** The content security policy of whatever is no page: should a browser open it, nothing in it runs. */
export const lockedDownPolicy = "default-src 'none'; frame-ancestors 'none'"
