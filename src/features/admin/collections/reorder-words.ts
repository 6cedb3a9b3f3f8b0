import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { AdminText } from './column.ts'

/** The words of a screen reader while a record is moved: the package's own words are English. */
export function reorderWords(
  t: AdminText,
  ids: readonly string[],
  nameOf: (id: UniqueIdentifier) => string,
): { announcements: Announcements; screenReaderInstructions: { draggable: string } } {
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const at = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    t('collections.movedTo', { name: nameOf(id), place: place(over), total: ids.length })
  return {
    announcements: {
      onDragStart: ({ active }) => t('collections.lifted', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) => (over ? at(active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => (over ? at(active.id, over.id) : undefined),
      onDragCancel: ({ active }) => t('collections.putBack', { name: nameOf(active.id) }),
    },
    screenReaderInstructions: { draggable: t('collections.dragHint') },
  }
}
