import type { Block, ContentPage } from '#domain/content/content-page.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BlockView } from '#web/platform/page/block-view.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Heading = Extract<Block, { kind: 'heading' }>

const isSection = (block: Block): block is Heading => block.kind === 'heading' && block.level === 2

/** Short pages need no table of contents. */
const MIN_SECTIONS = 4

const SECTION_LINK =
  '-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1 pl-4 text-small leading-snug text-ink no-underline hover:border-accent hover:text-accent lg:min-h-9'

function SectionList({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ul className="border-l border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={SECTION_LINK}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Beside the text where there is space; collapsed above it on a phone. */
function SectionLinks({ headings }: { readonly headings: readonly Heading[] }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('PAGE_CONTENTS')} className="print:hidden">
      <details className="group rounded-field border border-line bg-card px-4 lg:hidden">
        <summary className="flex min-h-12 items-center justify-between font-medium">
          {t('PAGE_CONTENTS')}
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="pb-3">
          <SectionList headings={headings} />
        </div>
      </details>
      <div className="sticky top-8 hidden lg:block">
        <p className="mb-2 text-small font-semibold text-ink-soft">{t('PAGE_CONTENTS')}</p>
        <SectionList headings={headings} />
      </div>
    </nav>
  )
}

function formatUpdated(day: string, locale: string): string {
  return formatDay(locale, new Date(`${day}T00:00:00Z`))
}

interface ContentHeadProps {
  readonly page: ContentPage
  /** Whether the page names a company that is made up. */
  readonly hasExampleData: boolean
}

/** The head of a content page. */
export function ContentHead({ page, hasExampleData }: ContentHeadProps) {
  const t = useTranslate()
  return (
    <div className="bg-tint">
      <Container className="py-10 sm:py-16">
        <h1 className="max-w-4xl text-page wrap-anywhere hyphens-auto">{page.title}</h1>
        <p className="mt-4 max-w-text text-lead text-ink-soft">{page.lead}</p>
        {hasExampleData && (
          <div className="mt-6 max-w-text">
            <Notice tone="error">{t('PAGE_EXAMPLE_DATA')}</Notice>
          </div>
        )}
      </Container>
    </div>
  )
}

/** The text of a content page, with a table of contents when it is long. */
export function ContentBody({ page }: { readonly page: ContentPage }) {
  const { market } = useShop()
  const t = useTranslate()
  const headings = page.blocks.filter(isSection)
  const hasLinks = headings.length >= MIN_SECTIONS
  return (
    <Container
      className={`grid gap-x-16 gap-y-10 pt-10 sm:pt-14 ${hasLinks ? 'lg:grid-cols-[15rem_1fr]' : ''}`}
    >
      {hasLinks && <SectionLinks headings={headings} />}
      <div className="min-w-0 max-w-text">
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
          <BlockView key={index} block={block} />
        ))}
        <p className="mt-12 border-t border-line pt-4 text-small text-ink-soft">
          {t('PAGE_UPDATED', { date: formatUpdated(page.updated, market.locale) })}
        </p>
      </div>
    </Container>
  )
}
