import type { FindingsDraft, QuestionForm } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { answerStep, listChoices, markUnreadable, moveBy } from './findings.ts'

const T = TEXTS.inspection.keys

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

interface DigitProps {
  readonly digit: number
  readonly onPress: () => void
}

function Digit({ digit, onPress }: DigitProps) {
  useShortcut({ keys: String(digit), label: T.answer, group: 'screen' }, onPress)
  return null
}

export interface BenchKeysProps {
  readonly form: QuestionForm
  readonly draft: FindingsDraft
  readonly onChange: (draft: FindingsDraft) => void
  readonly onMove: (at: string | null) => void
  readonly onBest: () => void
  readonly onPhoto: () => void
  readonly onLock: () => void
  readonly onModel: () => void
}

/** What keys do while a device is inspected. */
export function BenchKeys(props: BenchKeysProps) {
  const { form, draft, onChange, onMove, onBest, onPhoto, onLock, onModel } = props
  const step = draft.at ?? ''
  const choices = listChoices(form, step)
  useShortcut({ keys: 'ArrowUp', label: T.previous, group: 'screen' }, () => onMove(moveBy(form, draft, -1)))
  useShortcut({ keys: 'ArrowDown', label: T.next, group: 'screen' }, () => onMove(moveBy(form, draft, 1)))
  useShortcut({ keys: 'b', label: T.best, group: 'screen' }, onBest)
  useShortcut({ keys: 'p', label: T.photo, group: 'screen' }, onPhoto)
  useShortcut({ keys: 'u', label: T.unreadable, group: 'screen' }, () =>
    onChange(markUnreadable(form, draft)),
  )
  useShortcut({ keys: 'm', label: T.model, group: 'screen' }, onModel)
  useShortcut({ keys: 'l', label: T.lock, group: 'screen' }, onLock)
  return DIGITS.filter((digit) => digit <= choices.length).map((digit) => (
    <Digit
      key={digit}
      digit={digit}
      onPress={() => onChange(answerStep(form, draft, { step, value: choices[digit - 1]?.value ?? '' }))}
    />
  ))
}
