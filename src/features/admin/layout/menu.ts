import type { SvgIconComponent } from '@mui/icons-material'
import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined'
import BarChartIcon from '@mui/icons-material/BarChartOutlined'
import BuildIcon from '@mui/icons-material/BuildOutlined'
import ViewCarouselIcon from '@mui/icons-material/ViewCarouselOutlined'
import FolderIcon from '@mui/icons-material/FolderOutlined'
import GridViewIcon from '@mui/icons-material/GridViewOutlined'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import PlaylistAddIcon from '@mui/icons-material/PlaylistAddOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import StarIcon from '@mui/icons-material/StarBorderOutlined'
import StoreIcon from '@mui/icons-material/StorefrontOutlined'
import TabIcon from '@mui/icons-material/TabOutlined'
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined'

const entry = <Name extends string>(name: Name, path: string, icon: SvgIconComponent) => ({
  name,
  path: `/admin/${path}`,
  icon,
})

/** The side menu (ADMIN-2); a group without a name is one of single links. */
export const menuGroups = [
  {
    name: 'home',
    entries: [
      entry('frames', 'frames', ViewCarouselIcon),
      entry('about', 'About', InfoIcon),
      entry('drivers', 'drivers', StarIcon),
      entry('statistics', 'statistics', BarChartIcon),
      entry('tabsStatistics', 'tabs-statistics', TabIcon),
      entry('cardsStatistics', 'cards-statistics', GridViewIcon),
      entry('clients', 'Clients', GroupsIcon),
    ],
  },
  {
    name: 'services',
    entries: [
      entry('services', 'services', BuildIcon),
      entry('associatedServices', 'associated-service', PlaylistAddIcon),
      entry('products', 'products', InventoryIcon),
    ],
  },
  {
    name: 'jobs',
    entries: [
      entry('jobs', 'jobs', WorkIcon),
      entry('associatedJobs', 'associated-job', AssignmentIndIcon),
      entry('vendors', 'vendors', StoreIcon),
    ],
  },
  {
    name: undefined,
    entries: [
      entry('projects', 'projects', FolderIcon),
      entry('messages', 'messages', MailIcon),
      entry('settings', 'settings', SettingsIcon),
    ],
  },
] as const

export type MenuEntry = (typeof menuGroups)[number]['entries'][number]

/** Pages below an entry whose address is not that of its list (ADMIN-3). */
const belongsTo = [[/^\/admin\/vendor\//i, '/admin/vendors']] as const

/** The entry that a page belongs to: its own, or that of the list above it. Letter case does not matter. */
export function menuEntryOf(path: string): MenuEntry | undefined {
  const known = belongsTo.find(([pattern]) => pattern.test(path))?.[1] ?? path
  const asked = `${known.toLowerCase()}/`
  return menuGroups
    .flatMap(({ entries }): readonly MenuEntry[] => entries)
    .find((candidate) => asked.startsWith(`${candidate.path.toLowerCase()}/`))
}
