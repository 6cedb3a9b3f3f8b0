import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeTab } from '#contract/collections/tabs-statistics.ts'
import { directions } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { nextTab } from './next-tab.ts'
import { Panel, Tab, TabRow } from './tab-parts.ts'

/** The contract's fields of each tab and the texts that stand in for an empty one (TAB-2). */
const tabs = [
  { name: 'mission', title: 'missionTitle', text: 'mission', standIn: 'tabs.missionText' },
  { name: 'vision', title: 'vissionTitle', text: 'vission', standIn: 'tabs.visionText' },
  { name: 'history', title: 'historyTitle', text: 'history', standIn: 'tabs.historyText' },
] as const

/** Mission, vision and history as WAI-ARIA tabs: chosen as they get the focus, in the page's direction. */
export function CompanyTabs({ record }: { record: HomeTab }) {
  const { t } = useTranslation()
  const { language } = useApi()
  const [active, setActive] = useState(0)
  const row = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, active, tabs.length, directions[language])
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <TabRow ref={row} role="tablist" aria-labelledby="tabs" onKeyDown={onKeyDown}>
        {tabs.map(({ name, title }, index) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            {...(record[title] !== '' && languageAttributes(record, title))}
          >
            {record[title] || t(`tabs.${name}`)}
          </Tab>
        ))}
      </TabRow>
      {tabs.map(({ name, text, standIn }, index) => (
        <Panel
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          tabIndex={0}
          hidden={index !== active}
        >
          <p {...(record[text] !== '' && languageAttributes(record, text))}>
            {record[text] || t(standIn)}
          </p>
        </Panel>
      ))}
    </div>
  )
}
