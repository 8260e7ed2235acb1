import type { Block, Inline } from '#domain/content/content-page.ts'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { Art } from './art.tsx'

type InlineRun = readonly Inline[]

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'bold':
      return (
        <strong className="font-semibold">
          <Inlines run={inline.children} />
        </strong>
      )
    case 'link':
      return (
        <AppLink
          href={inline.href}
          className="text-accent underline underline-offset-2 hover:text-accent-strong"
        >
          <Inlines run={inline.children} />
        </AppLink>
      )
  }
}

function Inlines({ run }: { readonly run: InlineRun }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
  return run.map((inline, index) => <InlineView key={index} inline={inline} />)
}

function ListView({ block }: { readonly block: Extract<Block, { kind: 'list' }> }) {
  const Tag = block.isOrdered ? 'ol' : 'ul'
  return (
    <Tag
      className={`mt-4 grid gap-2 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'} marker:text-accent`}
    >
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
        <li key={index} className="pl-1">
          <Inlines run={item} />
        </li>
      ))}
    </Tag>
  )
}

function TableView({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    // A wide table scrolls on its own; focusable, so that the keyboard can scroll it too.
    <section
      className="mt-5 overflow-x-auto rounded-card border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      aria-label={plainText(block.head)}
    >
      <table className="w-full min-w-md border-collapse text-left text-small">
        <thead className="bg-tint">
          <tr>
            {block.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
              <th key={index} scope="col" className="px-4 py-3 font-semibold">
                <Inlines run={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
            <tr key={index} className="border-t border-line align-top">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
                <td key={column} className="px-4 py-3">
                  <Inlines run={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const plainText = (cells: readonly InlineRun[]): string =>
  cells
    .map((run) =>
      run.map((inline) => (inline.kind === 'text' ? inline.text : plainText([inline.children]))).join(''),
    )
    .join(', ')

/** One block of a content page. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${block.level}` as const
      return (
        <Tag id={block.id} className={block.level === 2 ? 'mt-12 text-title first:mt-0' : 'mt-8 text-lg'}>
          {block.text}
        </Tag>
      )
    }
    case 'paragraph':
      return (
        <p className="mt-4">
          <Inlines run={block.content} />
        </p>
      )
    case 'list':
      return <ListView block={block} />
    case 'picture':
      return <Art name={block.name} label={block.alt} className="mt-8 h-auto w-full max-w-80" />
    case 'table':
      return <TableView block={block} />
  }
}
