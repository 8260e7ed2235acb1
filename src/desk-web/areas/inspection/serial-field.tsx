import { useEffect, useId, useRef, useState } from 'react'
import type { FindingsDraft } from '#contracts/desk/inspections.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { TEXTS } from '../../messages/texts.ts'

export interface SerialFieldProps {
  readonly draft: FindingsDraft
  readonly isCurrent: boolean
  readonly onEnter: (serialNumber: string) => void
  readonly onUnreadable: () => void
}

/** The number of the device, typed or scanned. */
export function SerialField({ draft, isCurrent, onEnter, onUnreadable }: SerialFieldProps) {
  const [typed, setTyped] = useState(draft.serialNumber)
  const field = useRef<HTMLInputElement>(null)
  /** Whether someone has typed what isn't entered yet. A scan enters it elsewhere. */
  const isTyping = useRef(false)
  const read = readSerialNumber(draft.serialNumber)
  const problem = draft.serialNumber !== '' && read.kind === 'refused' ? read.key : null
  const problemId = useId()
  useEffect(() => {
    isTyping.current = false
    setTyped(draft.serialNumber)
  }, [draft.serialNumber])
  useEffect(() => {
    if (isCurrent) field.current?.focus()
    // The digits that follow answer questions.
    else field.current?.blur()
  }, [isCurrent])
  return (
    <form
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        // The key for a number that can't be read types a letter here, and no number is that short.
        if (typed.trim().toLowerCase() === 'u') onUnreadable()
        else onEnter(typed)
      }}
    >
      <input
        ref={field}
        aria-label={TEXTS.inspection.serial}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={typed}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          isTyping.current = target.value.trim() !== draft.serialNumber
          setTyped(target.value)
        }}
        onBlur={() => isTyping.current && onEnter(typed)}
        className="figures min-h-8 w-56 rounded-control border border-edge bg-card px-2 max-md:min-h-11 max-md:w-full"
      />
      <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          className="accent-accent"
          checked={draft.isSerialUnreadable}
          onChange={({ target }) => (target.checked ? onUnreadable() : onEnter(''))}
        />
        {TEXTS.inspection.unreadable}
      </label>
      {problem && (
        <p id={problemId} role="alert" className="w-full text-tiny text-error">
          {TEXTS.inspection.serialProblems[problem]}
        </p>
      )}
    </form>
  )
}
