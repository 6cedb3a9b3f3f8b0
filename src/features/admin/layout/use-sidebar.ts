import { useEffect, useState } from 'react'

const className = 'sidebar-enable'

/**
 * The side menu's toggle: a class of the page's body (ADMIN-4). On a narrow screen it opens the menu over the
 * page, on a wide one it gives the menu's room to the page.
 */
export function useSidebar() {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    document.body.classList.toggle(className, enabled)
    return () => document.body.classList.remove(className)
  }, [enabled])
  return {
    enabled,
    toggle: () => setEnabled((before) => !before),
    close: () => setEnabled(false),
  }
}
