import { Icon } from '#web/ui/icon.tsx'
import type { TrustFact } from './trust-facts.tsx'

/** Facts of which only the titles are in sight; they unfold without script, too. */
export const TrustFolds = ({ facts }: { readonly facts: readonly TrustFact[] }) =>
  facts.map(({ title, content }) => (
    <details key={title} className="group max-lg:border-t max-lg:border-line">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold hover:text-accent">
        {title}
        <Icon
          name="chevron"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="pb-4 text-ink-soft">{content}</div>
    </details>
  ))
