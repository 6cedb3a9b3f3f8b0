import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '#src/ui/use-connected.ts'
import { FileDownloadOutlinedIcon as FileDownload } from '#src/ui/icons/file-download-outlined.tsx'
import { PictureAsPdfOutlinedIcon as PictureAsPdf } from '#src/ui/icons/picture-as-pdf-outlined.tsx'
import { PrintOutlinedIcon as Print } from '#src/ui/icons/print-outlined.tsx'
import { TableChartOutlinedIcon as TableChart } from '#src/ui/icons/table-chart-outlined.tsx'
import { ActionMenu } from '../action-menu.tsx'
import type { ExportFormat } from './export-limits.ts'
import { ExportProgress } from './export-progress.tsx'
import { type ExportedList, useExport } from './use-export.ts'

const formats = [
  { format: 'excel', icon: <TableChart /> },
  { format: 'pdf', icon: <PictureAsPdf /> },
  { format: 'print', icon: <Print /> },
] as const satisfies { format: ExportFormat; icon: unknown }[]

interface ExportMenuProps<Row> extends ExportedList<Row> {
  /** True when `rows` gives all rows without a connection, too. */
  atHand?: boolean
}

/** Excel, PDF and print of a list as it is filtered now (EXPORT-1). */
export function ExportMenu<Row>({ atHand = false, ...list }: ExportMenuProps<Row>) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const id = useId()
  const { underWay, cancel, start } = useExport(list)
  const possible = connected || atHand
  return (
    <>
      <ActionMenu
        label={t('exports.menu')}
        icon={<FileDownload fontSize="small" />}
        disabled={underWay !== undefined}
      >
        {(choose) => [
          <ListSubheader
            key="note"
            id={`${id}-note`}
            role="presentation"
            sx={{ lineHeight: 1.6, paddingBlock: 1 }}
          >
            {t(possible ? 'exports.rows' : 'exports.offline')}
          </ListSubheader>,
          ...formats.map(({ format, icon }) => (
            <MenuItem
              key={format}
              disabled={!possible}
              aria-describedby={`${id}-note`}
              onClick={choose(() => void start(format))}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText
                primary={t(`exports.${format}`)}
                secondary={t(`exports.${format}Hint`)}
                slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
              />
            </MenuItem>
          )),
        ]}
      </ActionMenu>
      {underWay && <ExportProgress {...underWay} onCancel={cancel} />}
    </>
  )
}
