import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import {
  accountPermissions,
  companyProfilePermissions,
  healthPermissions,
  type Permissions,
  personPermissions,
} from '#contract/roles.ts'
import { AssignmentIndOutlinedIcon as AssignmentIndIcon } from '#src/ui/icons/assignment-ind-outlined.tsx'
import { BarChartOutlinedIcon as BarChartIcon } from '#src/ui/icons/bar-chart-outlined.tsx'
import { BuildOutlinedIcon as BuildIcon } from '#src/ui/icons/build-outlined.tsx'
import { EditNoteIcon } from '#src/ui/icons/edit-note.tsx'
import { FolderOutlinedIcon as FolderIcon } from '#src/ui/icons/folder-outlined.tsx'
import { GridViewOutlinedIcon as GridViewIcon } from '#src/ui/icons/grid-view-outlined.tsx'
import { GroupsOutlinedIcon as GroupsIcon } from '#src/ui/icons/groups-outlined.tsx'
import { HistoryIcon } from '#src/ui/icons/history.tsx'
import { InfoOutlinedIcon as InfoIcon } from '#src/ui/icons/info-outlined.tsx'
import { Inventory2OutlinedIcon as InventoryIcon } from '#src/ui/icons/inventory-2-outlined.tsx'
import { MailOutlinedIcon as MailIcon } from '#src/ui/icons/mail-outlined.tsx'
import { MonitorHeartOutlinedIcon as MonitorHeartIcon } from '#src/ui/icons/monitor-heart-outlined.tsx'
import { PictureAsPdfOutlinedIcon as PdfIcon } from '#src/ui/icons/picture-as-pdf-outlined.tsx'
import type { Icon } from '#src/ui/icons/path-icon.tsx'
import { PersonOutlinedIcon as PersonIcon } from '#src/ui/icons/person-outlined.tsx'
import { PlaylistAddOutlinedIcon as PlaylistAddIcon } from '#src/ui/icons/playlist-add-outlined.tsx'
import { SettingsOutlinedIcon as SettingsIcon } from '#src/ui/icons/settings-outlined.tsx'
import { StarBorderOutlinedIcon as StarIcon } from '#src/ui/icons/star-border-outlined.tsx'
import { StorefrontOutlinedIcon as StoreIcon } from '#src/ui/icons/storefront-outlined.tsx'
import { TabOutlinedIcon as TabIcon } from '#src/ui/icons/tab-outlined.tsx'
import { PersonSearchOutlinedIcon as PersonSearchIcon } from '#src/ui/icons/person-search-outlined.tsx'
import { ViewCarouselOutlinedIcon as ViewCarouselIcon } from '#src/ui/icons/view-carousel-outlined.tsx'
import { WorkOutlineOutlinedIcon as WorkIcon } from '#src/ui/icons/work-outline-outlined.tsx'

/** By the names of collections; the others get a folder. */
const icons: Partial<Record<string, Icon>> = {
  frames: ViewCarouselIcon,
  about: InfoIcon,
  drivers: StarIcon,
  statistics: BarChartIcon,
  'tabs-statistics': TabIcon,
  'cards-statistics': GridViewIcon,
  clients: GroupsIcon,
  services: BuildIcon,
  'associated-services': PlaylistAddIcon,
  products: InventoryIcon,
  jobs: WorkIcon,
  'associated-jobs': AssignmentIndIcon,
  vendors: StoreIcon,
  messages: MailIcon,
  'mail-templates': EditNoteIcon,
  settings: SettingsIcon,
}

export interface MenuEntry {
  /** Of the collection. */
  name: string
  path: `/admin/${string}`
  /** The path of the pages of its records. */
  recordPath: `/admin/${string}`
  icon: Icon
  /** It is shown to those who may read it. */
  permissions: Permissions
}

const groupNames = ['home', 'services', 'jobs', 'others'] as const

const companyProfileEntry: MenuEntry = {
  name: 'company-profile',
  path: '/admin/company-profile',
  recordPath: '/admin/company-profile',
  icon: PdfIcon,
  permissions: companyProfilePermissions,
}

const accountsEntry: MenuEntry = {
  name: 'accounts',
  path: '/admin/accounts',
  recordPath: '/admin/accounts',
  icon: PersonIcon,
  permissions: accountPermissions,
}

const personsEntry: MenuEntry = {
  name: 'persons',
  path: '/admin/persons',
  // How long their data are kept belongs to it.
  recordPath: '/admin/retention',
  icon: PersonSearchIcon,
  permissions: personPermissions,
}

const auditEntry: MenuEntry = {
  name: 'audit-log',
  path: '/admin/audit',
  recordPath: '/admin/audit',
  icon: HistoryIcon,
  permissions: accountPermissions,
}

const healthEntry: MenuEntry = {
  name: 'health',
  path: '/admin/health',
  recordPath: '/admin/health',
  icon: MonitorHeartIcon,
  permissions: healthPermissions,
}

/** The side menu (ADMIN-2); the last group is one of single links. */
export const menuGroups = groupNames.map((name) => ({
  name,
  entries: [
    ...collectionEntries(name),
    ...(name === 'others'
      ? [companyProfileEntry, accountsEntry, personsEntry, auditEntry, healthEntry]
      : []),
  ],
}))

function collectionEntries(group: (typeof groupNames)[number]): MenuEntry[] {
  return Object.values<CollectionDescription>(collections).flatMap((description): MenuEntry[] => {
    const { name, screens } = description
    if (screens?.menu !== group) return []
    const { path, recordPath = path } = screens
    return [
      {
        name,
        path: `/admin/${path}`,
        recordPath: `/admin/${recordPath}`,
        icon: icons[name] ?? FolderIcon,
        permissions: description,
      },
    ]
  })
}

/** The entry that a page belongs to: its own, or that of the list above it (ADMIN-3). Letter case does not matter. */
export function menuEntryOf(page: string): MenuEntry | undefined {
  const asked = `${page.toLowerCase()}/`
  return menuGroups
    .flatMap(({ entries }) => entries)
    .find(({ path, recordPath }) =>
      [path, recordPath].some((own) => asked.startsWith(`${own.toLowerCase()}/`)),
    )
}
