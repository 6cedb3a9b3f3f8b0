import { useTranslation } from 'react-i18next'
import type { HomeCard } from '#contract/collections/cards-statistics.ts'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { CardBox, type CardLook } from './home-card-parts.ts'

const careTypes = ['client', 'care', 'client-care']

/** TAB-3 */
function cardLook(type: string): CardLook {
  return careTypes.includes(type.trim().toLowerCase()) ? 'client-care' : 'core-values'
}

export function HomeCardView({ card }: { card: HomeCard }) {
  const { t } = useTranslation()
  const look = cardLook(card.type)
  return (
    <CardBox look={look} data-look={look}>
      <h3 {...(card.title !== '' && languageAttributes(card, 'title'))}>
        {card.title || t('tabs.coreValues')}
      </h3>
      {card.description !== '' && (
        <LocalizedText as="p" record={card} field="description">
          {card.description}
        </LocalizedText>
      )}
      {card.items.length > 0 && (
        <LocalizedText as="ul" record={card} field="items">
          {card.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </LocalizedText>
      )}
    </CardBox>
  )
}
