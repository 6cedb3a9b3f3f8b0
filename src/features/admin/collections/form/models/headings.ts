import { type DrawingMeasure, drawingMeasures, octaveBands } from '#contract/fans/fan-model.ts'
import { foldForSearch } from '#contract/search-text.ts'
import { type ModelNumber, type PointFigure, pointFigures } from './model-form.ts'

/** The fields of a model that hold a word, beside its numbers. */
export type ModelWord = 'code' | 'drive' | 'supply' | 'temperatureClass'

/** A column of a sheet: of the table of points by its place there, or what it says of the model. */
export type Target =
  | { column: number }
  | { measure: DrawingMeasure }
  | { number: ModelNumber }
  | { word: ModelWord }

/** Names a target in choices and states: `airflow`, `63`, `A`. */
export const targetKey = (target: Target): string => {
  if ('column' in target)
    return pointFigures[target.column] ?? String(octaveBands[target.column - pointFigures.length])
  if ('measure' in target) return target.measure
  return 'number' in target ? target.number : target.word
}

/** The columns of the table of points, in its order. */
export const pointTargets: readonly Target[] = [...pointFigures, ...octaveBands].map(
  (_name, column) => ({ column }),
)

/** All columns that a sheet of models may have, in the order of the form. */
export const modelTargets: readonly Target[] = [
  { word: 'code' },
  { number: 'diameter' },
  { number: 'speed' },
  { word: 'drive' },
  { number: 'slowest' },
  { number: 'fastest' },
  { word: 'supply' },
  { number: 'motorPower' },
  { word: 'temperatureClass' },
  { number: 'weight' },
  { number: 'thrust' },
  ...drawingMeasures.map((measure) => ({ measure })),
  ...pointTargets,
]

/** The headings that people write, in both languages, without their units. */
const names: Record<PointFigure | ModelNumber | ModelWord, readonly string[]> = {
  airflow: [
    'airflow',
    'air flow',
    'flow',
    'volume flow',
    'flow rate',
    'q',
    'تدفق الهواء',
    'التدفق',
    'معدل التدفق',
  ],
  pressure: ['pressure', 'static pressure', 'ps', 'الضغط', 'الضغط الساكن', 'الضغط الاستاتيكي'],
  power: ['power', 'shaft power', 'absorbed power', 'القدرة', 'القدرة على العمود', 'قدرة العمود'],
  efficiency: [
    'efficiency',
    'static efficiency',
    'eff',
    'η',
    'الكفاءة',
    'الكفاءة الساكنة',
    'الكفاءة الاستاتيكية',
  ],
  code: [
    'code',
    'model',
    'model code',
    'order code',
    'type',
    'رمز الطراز',
    'الطراز',
    'الموديل',
    'الرمز',
  ],
  diameter: ['diameter', 'impeller diameter', 'impeller', 'قطر العضو الدوار', 'القطر'],
  speed: ['speed', 'tested speed', 'rpm', 'السرعة', 'سرعة الاختبار'],
  slowest: ['lowest speed', 'minimum speed', 'min speed', 'أقل سرعة', 'ادنى سرعة'],
  fastest: ['highest speed', 'maximum speed', 'max speed', 'أعلى سرعة', 'اقصى سرعة'],
  drive: ['drive', 'نقل الحركة', 'الدفع', 'نوع الدفع'],
  supply: ['supply', 'frequency', 'mains frequency', 'التردد', 'تردد التيار'],
  motorPower: ['motor power', 'motor', 'motor rating', 'قدرة المحرك', 'المحرك'],
  temperatureClass: ['temperature class', 'class', 'فئة الحرارة'],
  weight: ['weight', 'weight with motor', 'mass', 'الوزن', 'الوزن مع المحرك'],
  thrust: [
    'thrust',
    'thrust of a jet fan',
    'force',
    'قوة الدفع',
    'قوة دفع المروحة النفاثة',
    'الدفع الحر',
  ],
}

// Units stand behind the name, in brackets or after a sign.
const folded = (heading: string) => foldForSearch(heading.split(/[([,،:/]/, 1)[0] ?? '')

const targetByName = new Map<string, Target>(
  modelTargets.flatMap((target): [string, Target][] => {
    const key = targetKey(target)
    const called = Object.hasOwn(names, key)
      ? names[key as keyof typeof names]
      : [key, `dimension ${key}`, `البعد ${key}`]
    return called.map((name) => [folded(name), target])
  }),
)

/** A band as it is written: 63, 63 Hz, 125 هرتز, 1k, 2 kHz. */
function bandOf(heading: string): Target | undefined {
  const [, figure, thousands] = /^(\d+) ?(k)? ?(?:hz|هرتز)?$/.exec(heading) ?? []
  const frequency = Number(figure) * (thousands ? 1000 : 1)
  const place = octaveBands.findIndex((band) => band === frequency)
  return place < 0 ? undefined : { column: pointFigures.length + place }
}

/** Finds the target of a heading; undefined where none is known. Units, brackets and letter case do not matter. */
export function headingOf(heading: string): Target | undefined {
  const text = folded(heading)
  return bandOf(text) ?? targetByName.get(text)
}
