import { useTranslation } from 'react-i18next'
import { Island } from '#src/hydration/island.tsx'
import { ActionLink } from './action.tsx'
import { AskPanel } from './ask-panel.tsx'

/**
 * The end of a list of records: the way to ask, whichever of them it is about.
 *
 * @param props.chatNumber empty where the branch has none: no chat is offered
 */
export function ListAsk({ chatNumber }: { chatNumber: string }) {
  const { t } = useTranslation()
  return (
    <Island when="touched">
      <AskPanel
        id="ask"
        title={t('ask.list')}
        text={t('ask.listText')}
        chatNumber={chatNumber}
        chatMessage={t('ask.listMessage')}
      >
        <ActionLink to="/contact-us">{t('ask.contact')}</ActionLink>
      </AskPanel>
    </Island>
  )
}
