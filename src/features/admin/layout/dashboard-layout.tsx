import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { isWholeAtOnce } from '#src/hydration/preview.tsx'
import { breakpoints, colors } from '#src/theme/tokens.ts'
import { plainPadding } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { ArrowBackIcon } from '#src/ui/icons/arrow-back.tsx'
import { useMatches } from '#src/ui/use-matches.ts'
import { RouteAction } from '../route-action.ts'
import { routeTo } from '../collections/route-to.ts'
import { collectionTitle } from '../collections/screen-texts.ts'
import { menuEntryOf } from './menu.ts'
import { PageTitleProvider, useShownHeading } from './page-title.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useSidebar } from './use-sidebar.ts'

// A desk's screen never shows it.
const SideMenuDrawer = partOnDemand(
  async () => (await import('./side-menu-drawer.tsx')).SideMenuDrawer,
)

/** Pixels: the width of the side menu. */
const menuWidth = 240

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: `${menuWidth}px minmax(0, 1fr)`,
    // The menu is toggled by a class of the body (ADMIN-4).
    '.sidebar-enable &': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '.sidebar-enable & > nav': { display: 'none' },
  },
}))

const Menu = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 64,
  blockSize: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  backgroundColor: colors.surface,
  borderInlineEnd: `1px solid ${colors.line}`,
  // The server does not know how wide a screen is.
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

const Page = styled('main')(({ theme }) => ({
  outline: 'none',
  minInlineSize: 0,
  minBlockSize: 'calc(100dvh - 64px)',
  '&[data-titled="true"]': {
    paddingBlock: '20px 48px',
    paddingInline: 16,
    [theme.breakpoints.up('md')]: { paddingInline: 32 },
  },
}))

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.5rem',
  marginBlock: '0 20px',
  minBlockSize: '1.4em',
}))

/** Its words, not its padding, are at the column's edge. */
const Back = styled(RouteAction)({
  // The title's tall letters reach up over it.
  position: 'relative',
  display: 'flex',
  inlineSize: 'fit-content',
  marginInlineStart: -plainPadding,
})

const Kind = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: colors.inkSoft,
}))

function PageTitle() {
  const { t } = useTranslation(['admin', 'translation'])
  const entry = useRouterState({ select: ({ location }) => menuEntryOf(location.pathname) })
  const said = useShownHeading()
  return (
    <>
      {said?.back && (
        <Back to={routeTo(said.back.path)} search={said.back.search as never} look="plain">
          <DirectionalIcon>
            <ArrowBackIcon fontSize="small" />
          </DirectionalIcon>
          {said.back.text}
        </Back>
      )}
      {said?.kind !== undefined && <Kind>{said.kind}</Kind>}
      <Title>
        <bdi>{said?.title ?? (entry && collectionTitle(entry.name)(t))}</bdi>
      </Title>
    </>
  )
}

interface DashboardLayoutProps {
  user: User
  /** True for a page of the back office: its title stands above it. */
  titled: boolean
  /** The content at the end of the top bar. */
  tools: ReactNode
  /** The page area, which the keyboard starts in after a navigation. */
  mainRef: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Top bar, side menu and page; on narrow screens the menu is a drawer (ADMIN-4). */
export function DashboardLayout({ user, titled, tools, mainRef, children }: DashboardLayoutProps) {
  const { t } = useTranslation('admin')
  const isWide = useMatches(`(min-width: ${breakpoints.lg}px)`)
  const sidebar = useSidebar()
  // Its many links come after the page, which is what somebody has come for.
  const menu = useDeferredValue(true, isWholeAtOnce()) && <SideMenu user={user} />
  return (
    <PageTitleProvider>
      <TopBar
        user={user}
        menuShown={isWide !== sidebar.enabled}
        onToggleMenu={sidebar.toggle}
        tools={tools}
      />
      <Columns>
        {isWide ? (
          <Menu id="side-menu" aria-label={t('layout.menuLabel')}>
            {menu}
          </Menu>
        ) : (
          <SideMenuDrawer open={sidebar.enabled} onClose={sidebar.close}>
            {menu}
          </SideMenuDrawer>
        )}
        <Page id="main" ref={mainRef} tabIndex={-1} data-titled={titled}>
          {titled && <PageTitle />}
          {children}
        </Page>
      </Columns>
    </PageTitleProvider>
  )
}
