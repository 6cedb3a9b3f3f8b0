import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { Action } from '#src/ui/action.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { heroLimits } from './hero-limits.ts'
import { HeroNotice } from './hero-notice.tsx'
import { HeroSlides } from './hero-slides.tsx'
import { HeroBand } from './hero-stage.ts'

function HeroFailure({ error, retry }: { error: unknown; retry: (() => void) | undefined }) {
  const { t } = useTranslation()
  const text = retry === undefined ? t('hero.maxRetries') : failureMessage(t, error)
  return (
    <HeroNotice kind="error" title={t('hero.errorTitle')} text={text}>
      {retry && (
        <Action type="button" look="outlined" onClick={retry}>
          {t('hero.retry')}
        </Action>
      )}
    </HeroNotice>
  )
}

function HeroContent() {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.frames(useApi())))
  const [retries, setRetries] = useState(0)
  switch (state.kind) {
    case 'loading':
      return <HeroNotice kind="loading" text={t('hero.loading')} />
    case 'error': {
      const retry = () => {
        setRetries(retries + 1)
        state.retry()
      }
      const mayRetry = retries < heroLimits.maxRetries
      return <HeroFailure error={state.error} retry={mayRetry ? retry : undefined} />
    }
    case 'empty':
      return <HeroNotice kind="empty" text={t('state.empty')} />
    case 'loaded':
      return <HeroSlides key={state.items.map(({ id }) => id).join()} slides={state.items} />
  }
}

/** The slides, with the page's first heading (HERO-3, HERO-9 to HERO-11). */
export function Hero() {
  const { t } = useTranslation()
  const company = useCompanyName()
  return (
    <HeroBand aria-label={t('hero.label')}>
      <h1 className="visually-hidden">
        {company} – {t('site.tagline')}
      </h1>
      <HeroContent />
    </HeroBand>
  )
}
