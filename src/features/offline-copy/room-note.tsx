import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '#src/i18n/format-file-size.ts'

/** Bytes that the browser still offers to this site; undefined where it does not say. */
async function roomLeft(): Promise<number | undefined> {
  const { storage } = navigator as Partial<Navigator>
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined ? undefined : Math.max(0, quota - usage)
}

/** Says before anything is fetched that it will not all fit (COPY-4). @param missing bytes */
export function RoomNote({ missing }: { missing: number }) {
  const { t } = useTranslation()
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    let isGone = false
    void roomLeft().then((left) => {
      if (!isGone) setRoom(left)
    })
    return () => {
      isGone = true
    }
  }, [missing])
  if (room === undefined || room >= missing) return null
  return <p role="note">{t('copy.littleRoom', { room: formatFileSize(t, room) })}</p>
}
