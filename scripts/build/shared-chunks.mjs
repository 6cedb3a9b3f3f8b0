/**
 * The modules that share a file. A group takes the modules that match, and all that they need unless a group before it
 * has that; a module of no group is cut as the bundler does. The modules that every page starts with are one file: so
 * they compress best and arrive soonest. On a slow line each further file costs as much as 100 KB, so the modules that
 * a page or its form needs are few files too.
 *
 * @type {[name: string, ...modules: RegExp[]][]}
 */
const groups = [
  // The app is made with these packages. A file of their own is evaluated in a task of its own, ahead of the app's.
  [
    'start',
    /\/index\.html$/,
    /\/node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\//,
    /\/@mui\/material\/styles\/styled\./,
    /\/src\/theme\/(?:create-site-theme|emotion-cache)\./,
    /\/@tanstack\/(?:react-query|query-core)\/(?!.*(?:mutationObserver|useMutation|[iI]nfiniteQuery))/,
  ],
  [
    'app',
    /\/src\/app\/start\./,
    // A visitor's first page is looked at without the router.
    /\/src\/(?:routes\/pages\/home-page|features\/home\/about\/about-section)\./,
    // Staff share these modules with all pages and forms.
    /\/src\/(?:i18n\/format-\w+|api\/server-field-errors)\./,
    /\/src\/pwa\/(?:end-session|persist-storage|private-storage|prefetch-content)\./,
    /\/src\/ui\/(?:field-parts|form-field|in-megabytes|select-box|use-connected|use-focus-kept|user-avatar)\./,
    /\/(?:contract\/(?:idempotency|opening-hours|quotation\/(?:line-key|quotation-line))|src\/ui\/icons\/(?:arrow-back|expand-more|history))\./,
  ],
  // Staff start with it, and a visitor who leaves the first page needs it.
  ['router', /\/src\/app\/routed-pages\./],
  // Each page fetches these once it is quiet.
  ['quiet', /\/src\/(?:app\/start-offline-support|features\/offline\/connection-notices)\./],
  // The outbox and the quotation list share it; a product's page needs none of it.
  ['listing', /\/src\/pwa\/storage\/quotation-store\./],
  // The page that tracks a request checks and asks as staff's pages do.
  [
    'forms',
    /\/contract\/(?:submissions\/|quotation\/line-text\.|count-characters\.|track\.|text-in\.)/,
    /\/src\/(?:api\/call-endpoint|ui\/icons\/delete-outlined)\./,
  ],
  // Parts that open over a page after a press, and parts that a list shares with forms.
  [
    'controls',
    /\/material\/(?:Dialog|Drawer|Button|List|CircularProgress|LinearProgress|Grow|Typography)\//,
    /\/(?:src\/ui\/file-field\.|system\/useThemeProps\/|utils\/useSlotProps\/)/,
  ],
  [
    'pages',
    /\/src\/ui\/(?!\w+-field|load-failure)[\w-]+\.tsx?$/,
    /\/src\/features\/products\/product-card\./,
    // A selection reads what is typed as the forms of staff do.
    /\/contract\/(?:read-numbers|search-text)\./,
    // The page of a product reads models, and staff edit them; a selection begins with units and the air.
    /\/contract\/fans\/(?:fan-model|fan-laws|air-power|air-density|flow-units)\./,
    /\/src\/ui\/icons\/print-outlined\./,
  ],
  // The contact section of the home page shares its parts with a page.
  ['contact', /\/src\/features\/contact\/contact-(?:columns|page)\./],
  // Curves and what is calculated with them: pages of products, the selection, and the editor of models. Lists read
  // models by their schema alone.
  [
    'fans',
    /\/(?:contract\/fans\/(?!fan-models-field|fan-model-schema|check-model|wrong-unit|fan-limits)|src\/ui\/fans\/)/,
  ],
  ['sending', /\/contact-form\./],
  // Staff look first at the sign-in, then at the back office's layout with a list; both have the session.
  [
    'session',
    /\/src\/features\/session\/(?:session|session-context|said-on-next-page)\./,
    /\/src\/(?:i18n\/(?:add-admin-texts|answered-messages)|theme\/use-scheme)\./,
  ],
  ['sign-in-page', /\/src\/routes\/guests\//],
  [
    'lists',
    /\/src\/(?:app\/back-office|routes\/admin\/collection-page|i18n\/locales\/collection-names)\./,
  ],
  // A list fetches it once its rows are there.
  ['exports', /\/src\/features\/admin\/collections\/list-exports\./],
  ['long-forms', /\/(?:cv-entry|vendor-form)\./],
]

/** The groups of modules, as the bundler wants them. */
export const sharedChunks = groups.map(([name, ...modules], index) => ({
  name,
  test: (/** @type {string} */ id) => modules.some((one) => one.test(id)),
  priority: groups.length - index,
}))
