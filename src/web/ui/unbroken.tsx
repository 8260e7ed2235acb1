export interface UnbrokenProps {
  readonly text: string
  /** The part that stays on one line, such as a number with a hyphen. */
  readonly part: string
}

/** A text that breaks anywhere but within one of its parts. */
export function Unbroken({ text, part }: UnbrokenProps) {
  const at = text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{part}</span>
      {text.slice(at + part.length)}
    </>
  )
}
