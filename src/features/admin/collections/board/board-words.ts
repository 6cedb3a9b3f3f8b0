import type { Active, Announcements, Over } from '@dnd-kit/core'
import type { AdminRecord, AdminText } from '../column.ts'

/** The record of a card, and the state that it is lifted from. */
export interface Lifted {
  record: AdminRecord
  state: string
}

/** The data that a card is dragged with. */
export const liftedOf = ({ data }: Active) => data.current as Lifted | undefined

interface Names {
  record: (record: AdminRecord) => string
  /** The words of a state. */
  state: (state: string) => string
}

/** The words of a screen reader while a card is moved: the package's own words are English. */
export function boardWords(
  t: AdminText,
  names: Names,
): { announcements: Announcements; screenReaderInstructions: { draggable: string } } {
  const nameOf = (active: Active) => {
    const lifted = liftedOf(active)
    return lifted ? names.record(lifted.record) : ''
  }
  const lifted = (active: Active) => t('collections.lifted', { name: nameOf(active) })
  const putBack = (active: Active) => t('collections.putBack', { name: nameOf(active) })
  const isHome = (active: Active, over: Over) => over.id === liftedOf(active)?.state
  const at = (active: Active, over: Over) =>
    t('collections.board.over', { name: nameOf(active), state: names.state(String(over.id)) })
  return {
    announcements: {
      onDragStart: ({ active }) => lifted(active),
      // It is over its own column from the beginning on.
      onDragOver: ({ active, over }) =>
        !over || isHome(active, over) ? lifted(active) : at(active, over),
      onDragEnd: ({ active, over }) =>
        !over || isHome(active, over) ? putBack(active) : at(active, over),
      onDragCancel: ({ active }) => putBack(active),
    },
    screenReaderInstructions: { draggable: t('collections.board.hint') },
  }
}
