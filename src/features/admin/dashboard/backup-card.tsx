import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { BackupState } from '#contract/admin/backup-state.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { colors } from '#src/theme/tokens.ts'
import { FaultWords } from '../fault-words.tsx'
import { Card } from './dashboard-parts.ts'

/** Tells whether owners have to do something about the backups. */
export const isBackupWarning = ({ failed, isLate }: BackupState) => failed !== null || isLate

/** A backup that failed, or none for two days (BACKUP-10). */
export function BackupCard(backup: BackupState) {
  const { t } = useTranslation('admin')
  const moment = useMoment()
  const { failed, isLate } = backup
  return (
    <Card
      aria-labelledby="dashboard-backup"
      style={{ borderColor: failed ? colors.danger : colors.amber }}
    >
      <h2 id="dashboard-backup">{t('dashboard.backup')}</h2>
      {failed && (
        <p>
          {t('dashboard.backupFailed', { at: moment(failed.at) })}{' '}
          <FaultWords of="backup" code={failed.fault} />
        </p>
      )}
      {isLate && (
        <p>
          {t('dashboard.backupLate')} {!failed && t('dashboard.backupHint')}
        </p>
      )}
      <p>
        <LastBackup {...backup} />
      </p>
    </Card>
  )
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  margin: 0,
  color: colors.inkSoft,
}))

/** When the last backup was, where that is as it should be (BACKUP-10). */
export function BackupLine(backup: BackupState) {
  return (
    <Line>
      <LastBackup {...backup} />
    </Line>
  )
}

function LastBackup({ finishedAt, missing }: BackupState) {
  const { t } = useTranslation('admin')
  const moment = useMoment()
  const last =
    finishedAt === null
      ? t('dashboard.backupNone')
      : t('dashboard.backupDone', { at: moment(finishedAt) })
  return missing > 0 ? `${last} ${t('dashboard.backupMissing', { count: missing })}` : last
}

function useMoment(): (time: string) => string {
  const { language } = useApi()
  return (time) => formatMoment(Date.parse(time), language)
}
