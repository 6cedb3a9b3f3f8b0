import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { output } from 'zod/v4/core'
import type { staffCollections } from '#contract/admin/collections.ts'
import { locales, languages } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { listQuery } from '../collections/queries.ts'
import { collectionTitle } from '../collections/screen-texts.ts'
import { screenOf } from '../declarations/screens.ts'

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlock: '28px 0',
  '& > h2': { ...theme.typography.h4, marginBlock: '0 10px' },
  '& h3': { ...theme.typography.body1, fontWeight: 700, marginBlock: '14px 4px' },
  '& p': { marginBlock: '0 6px' },
}))

type Record = output<(typeof staffCollections.retention)['record']>

const asked = { pageSize: 1 }

/** Shows the forms' sentences by the saved periods, in each language (PERSON-12). */
export function Notices() {
  const { t } = useTranslation('admin')
  const { data } = useQuery(listQuery(useApi(), screenOf('retention'), asked))
  // The schema of its own collection has read it.
  const record = data?.data[0] as Record | undefined
  if (record === undefined) return null
  return (
    <Box aria-labelledby="notices">
      <h2 id="notices">{t('accounts.retention.notices')}</h2>
      {record.notices.map(({ collection, texts }) => (
        <div key={collection}>
          <h3>{collectionTitle(collection)(t)}</h3>
          {languages.map((language) => (
            <p key={language} lang={language} dir={locales[language].direction}>
              {texts[language]}
            </p>
          ))}
        </div>
      ))}
    </Box>
  )
}
