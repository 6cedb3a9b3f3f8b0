import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CompanyProfile } from '#contract/admin/company-profile.ts'
import { locales } from '#contract/locale.ts'
import { companyProfilePermissions } from '#contract/roles.ts'
import { useApi } from '#src/api/api-context.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { formatFileSize } from '#src/i18n/format-file-size.ts'
import { formatFullMoment } from '#src/i18n/format-moment.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action, ActionAnchor } from '#src/ui/action.tsx'
import { CheckCircleIcon } from '#src/ui/icons/check-circle.tsx'
import { PictureAsPdfOutlinedIcon as PdfIcon } from '#src/ui/icons/picture-as-pdf-outlined.tsx'
import { WarningIcon } from '#src/ui/icons/warning.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { useConnected } from '#src/ui/use-connected.ts'
import { PleaseWait } from '../collections/please-wait.tsx'
import { collectionTitle } from '../collections/screen-texts.ts'
import { NotAllowed } from '../layout/not-allowed.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { useMayRead, useMayWrite } from '../permissions.ts'
import { companyProfileQuery } from './company-profile-query.ts'
import type { PublishStep } from './publish-profile.ts'
import { useProfileMaking } from './use-profile-making.ts'

const Card = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 16,
  maxInlineSize: 720,
  padding: 20,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& p': { margin: 0, maxInlineSize: '68ch' },
}))

const State = styled('p')({ display: 'flex', alignItems: 'flex-start', gap: 8 })

const Files = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
})

const Failure = styled('p')({ color: colors.danger })

/** The company profile: what visitors have, and the press that makes it anew (PROFILE-1). */
export function CompanyProfilePage() {
  const { t } = useTranslation(['admin', 'translation'])
  usePageTitle(collectionTitle('company-profile')(t))
  return useMayRead(companyProfilePermissions) ? <Profile /> : <NotAllowed />
}

function Profile() {
  const { t } = useTranslation(['admin', 'translation'])
  const { data, error, isPending, refetch } = useQuery(companyProfileQuery(useApi()))
  if (isPending) return <PleaseWait />
  if (data === undefined)
    return (
      <LoadFailure
        error={error}
        onRetry={() => void refetch()}
        offline={t('accounts.audit.needsConnection')}
      />
    )
  return (
    <Card>
      <p>{t('exports.profile.lead')}</p>
      {data.made ? <Made made={data.made} /> : <p>{t('exports.profile.none')}</p>}
      <Making hasProfile={data.made !== null} />
    </Card>
  )
}

function Made({ made }: { made: NonNullable<CompanyProfile['made']> }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { t: site } = useTranslation()
  const { language } = useApi()
  const moment = formatFullMoment(Date.parse(made.at), language)
  return (
    <>
      <p>
        {made.by === ''
          ? t('exports.profile.madeAt', { moment })
          : t('exports.profile.madeBy', { moment, name: `\u2068${made.by}\u2069` })}
      </p>
      <State>
        {made.isOutdated ? (
          <WarningIcon fontSize="small" style={{ flex: 'none', color: colors.amberDeep }} />
        ) : (
          <CheckCircleIcon fontSize="small" style={{ flex: 'none', color: colors.tealDeep }} />
        )}
        <span>{t(made.isOutdated ? 'exports.profile.changed' : 'exports.profile.current')}</span>
      </State>
      <Files>
        {made.files.map(({ language: of, url, size, pages }) => (
          <li key={of}>
            <ActionAnchor look="outlined" href={mediaUrl(url)} target="_blank" rel="noopener">
              <PdfIcon fontSize="small" />
              <span>
                <span lang={of} dir={locales[of].direction}>
                  {locales[of].name}
                </span>{' '}
                ({formatFileSize(site, size)} ·{' '}
                {t('translation:certificates.pages', { count: pages })})
              </span>
            </ActionAnchor>
          </li>
        ))}
      </Files>
    </>
  )
}

/** The press, its progress and what came of it. */
function Making({ hasProfile }: { hasProfile: boolean }) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const mayMake = useMayWrite(companyProfilePermissions)
  const { step, failure, start, cancel } = useProfileMaking()
  if (!mayMake) return <p>{t('exports.profile.notYours')}</p>
  return (
    <>
      {failure !== undefined && <Failure role="alert">{failure}</Failure>}
      {step ? (
        <Progress step={step} onCancel={cancel} />
      ) : (
        <Action
          type="button"
          disabled={!connected}
          onClick={() => void start()}
          style={{ justifySelf: 'start' }}
        >
          {t(hasProfile ? 'exports.profile.again' : 'exports.profile.make')}
        </Action>
      )}
      {!connected && <p>{t('exports.profile.offline')}</p>}
    </>
  )
}

function Progress({ step, onCancel }: { step: PublishStep; onCancel: () => void }) {
  const { t } = useTranslation('admin')
  const text =
    step.kind === 'writing'
      ? t('exports.profile.step.writing', { language: locales[step.language].name })
      : t(`exports.profile.step.${step.kind}`)
  return (
    <>
      <p role="status">{text}</p>
      <LinearProgress
        aria-label={text}
        {...(step.kind === 'pictures'
          ? { variant: 'determinate', value: (100 * step.done) / Math.max(1, step.total) }
          : { variant: 'indeterminate' })}
      />
      <p>{t('exports.profile.stay')}</p>
      <Action
        type="button"
        look="outlined"
        disabled={step.kind === 'storing'}
        onClick={onCancel}
        style={{ justifySelf: 'start' }}
      >
        {t('exports.cancel')}
      </Action>
    </>
  )
}
