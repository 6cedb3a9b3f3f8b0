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
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'

/** By the names of collections; the others get a folder. */
const icons: Partial<Record<string, SvgIconComponent>> = {
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
  settings: SettingsIcon,
}

export interface MenuEntry {
  /** Of the collection. */
  name: string
  path: `/admin/${string}`
  /** The path of the pages of its records. */
  recordPath: `/admin/${string}`
  icon: SvgIconComponent
}

const groupNames = ['home', 'services', 'jobs', 'others'] as const

/** The side menu (ADMIN-2); the last group is one of single links. */
export const menuGroups = groupNames.map((name) => ({
  name,
  entries: Object.values<CollectionDescription>(collections).flatMap(
    ({ name: collection, screens }): MenuEntry[] => {
      if (screens?.menu !== name) return []
      const { path, recordPath = path } = screens
      return [
        {
          name: collection,
          path: `/admin/${path}`,
          recordPath: `/admin/${recordPath}`,
          icon: icons[collection] ?? FolderIcon,
        },
      ]
    },
  ),
}))

/** The entry that a page belongs to: its own, or that of the list above it (ADMIN-3). Letter case does not matter. */
export function menuEntryOf(page: string): MenuEntry | undefined {
  const asked = `${page.toLowerCase()}/`
  return menuGroups
    .flatMap(({ entries }) => entries)
    .find(({ path, recordPath }) =>
      [path, recordPath].some((own) => asked.startsWith(`${own.toLowerCase()}/`)),
    )
}
