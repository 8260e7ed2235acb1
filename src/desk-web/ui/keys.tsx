import { listKeys } from '../platform/keys/key-strokes.ts'

const IS_MAC = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** The keys of a shortcut, beside what they do. Phones have none. */
export function Keys({ keys, className = '' }: { readonly keys: string; readonly className?: string }) {
  return (
    <span className={`hidden gap-0.5 md:inline-flex ${className}`} aria-hidden="true">
      {listKeys(keys, IS_MAC).map((key, place) => (
        <kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: a key may come twice, and their order never changes
          key={place}
          className="inline-flex min-w-5 items-center justify-center rounded border border-line bg-card px-1 font-text text-tiny text-ink-soft"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
