import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Health, QueueHealth } from '#contract/admin/health.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatFullMoment } from '#src/i18n/format-moment.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { FaultWords } from '../fault-words.tsx'
import { FactList, HealthPart } from './health-part.tsx'
import { formatBytes } from './format-bytes.ts'

/** Words a moment of the report in the language of the page. */
function useMoment(): (time: string) => string {
  const { language } = useApi()
  return (time) => formatFullMoment(Date.parse(time), language)
}

export function DatabasePart({ state, duration, bytes }: Health['database']) {
  const { t } = useTranslation('admin')
  const number = formatWholeNumber(Math.max(1, Math.round(duration)))
  return (
    <HealthPart
      title={t('health.database.title')}
      state={{ is: state, text: t(`health.database.${state}`) }}
    >
      <FactList
        facts={[
          [t('health.database.duration'), t('health.database.milliseconds', { number })],
          [t('health.database.size'), formatBytes(t, bytes)],
        ]}
      />
    </HealthPart>
  )
}

export function DiskPart({ state, freeBytes, floorBytes }: Health['disk']) {
  const { t } = useTranslation('admin')
  return (
    <HealthPart
      title={t('health.disk.title')}
      state={{ is: state, text: t(`health.disk.${state}`) }}
    >
      <FactList
        facts={[
          [t('health.disk.free'), formatBytes(t, freeBytes)],
          [t('health.disk.floor'), formatBytes(t, floorBytes)],
        ]}
      />
    </HealthPart>
  )
}

export function QueuePart({
  name,
  state,
  waiting,
  failing,
  oldestAt,
  fault,
}: QueueHealth & { name: 'mail' | 'push' }) {
  const { t } = useTranslation('admin')
  const moment = useMoment()
  return (
    <HealthPart
      title={t(`health.${name}.title`)}
      state={{ is: state, text: t(`health.${name}.${state}`) }}
    >
      <FactList
        facts={[
          [t('health.queue.waiting'), formatWholeNumber(waiting)],
          [t('health.queue.oldest'), oldestAt === null ? undefined : moment(oldestAt)],
          [t('health.queue.failing'), failing > 0 ? formatWholeNumber(failing) : undefined],
          [
            t('health.queue.fault'),
            failing > 0 ? <FaultWords key="fault" of={name} code={fault} /> : undefined,
          ],
        ]}
      />
    </HealthPart>
  )
}

export function BackupPart({ state, finishedAt, missing, failed }: Health['backup']) {
  const { t } = useTranslation('admin')
  const moment = useMoment()
  return (
    <HealthPart
      title={t('health.backup.title')}
      state={{ is: state, text: backupText(t, { state, finishedAt, missing }) }}
    >
      <FactList
        facts={[
          [t('health.backup.failedAt'), failed ? moment(failed.at) : undefined],
          [
            t('health.backup.fault'),
            failed ? <FaultWords key="fault" of="backup" code={failed.fault} /> : undefined,
          ],
          [t('health.backup.at'), finishedAt === null ? undefined : moment(finishedAt)],
          [t('health.backup.missingFiles'), missing > 0 ? formatWholeNumber(missing) : undefined],
        ]}
      />
    </HealthPart>
  )
}

function backupText(
  t: TFunction<'admin'>,
  { state, finishedAt, missing }: Pick<Health['backup'], 'state' | 'finishedAt' | 'missing'>,
): string {
  if (state === 'bad') return t('health.backup.bad')
  if (finishedAt === null) return t('health.backup.none')
  if (missing > 0)
    return `${t('dashboard.backupMissing', { count: missing })} ${t('health.backup.missing')}`
  return t(`health.backup.${state}`)
}

const engineNames = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const

export function VersionsPart({ versions, startedAt }: Pick<Health, 'versions' | 'startedAt'>) {
  const { t } = useTranslation('admin')
  const moment = useMoment()
  const { app, build, node, engine, engineVersion, schema } = versions
  return (
    <HealthPart title={t('health.versions.title')}>
      <FactList
        facts={[
          [t('health.versions.started'), moment(startedAt)],
          [t('health.versions.app'), <LtrText key="app">{app}</LtrText>],
          [
            t('health.versions.build'),
            build === '' ? undefined : <LtrText key="build">{build}</LtrText>,
          ],
          ['Node.js', <LtrText key="node">{node}</LtrText>],
          [
            t('health.versions.database'),
            <LtrText key="engine">{`${engineNames[engine]} ${engineVersion}`}</LtrText>,
          ],
          [t('health.versions.schema'), <LtrText key="schema">{schema}</LtrText>],
        ]}
      />
    </HealthPart>
  )
}
