import type { ReactNode } from 'react'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { ISSUE_LIMITS, type IssueBlock } from '#domain/newsletter/issue-content.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField, LineField, LinesField } from '../../ui/fields.tsx'
import type { TypedIssue } from './read-issue.ts'

const T = TEXTS.newsletter

/** Markets that have a newsletter. */
const MARKETS = ['de', 'es', 'fr', 'it'].map((value) => ({ value, name: value.toUpperCase() }))

const NEW_BLOCKS: Readonly<Record<IssueBlock['kind'], IssueBlock>> = {
  text: { kind: 'text', text: '' },
  devices: { kind: 'devices', devices: [] },
  picture: { kind: 'picture', picture: '', alt: '' },
  button: { kind: 'button', label: '', link: '/' },
}

const KINDS = ['text', 'devices', 'picture', 'button'] as const

interface BlockProps<Block extends IssueBlock = IssueBlock> {
  readonly block: Block
  readonly onChange: (block: IssueBlock) => void
}

/** An empty title is no title. */
const withTitle = <Block extends IssueBlock>(block: Block, title: string): Block =>
  ({ ...block, title: title === '' ? undefined : title }) as Block

function BlockFields({ block, onChange }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <>
          <LineField
            label={T.blockTitle}
            value={block.title ?? ''}
            maxLength={ISSUE_LIMITS.blockTitle}
            onChange={(title) => onChange(withTitle(block, title))}
          />
          <LinesField
            label={T.blockText}
            value={block.text}
            rows={5}
            maxLength={ISSUE_LIMITS.text}
            onChange={(text) => onChange({ ...block, text })}
          />
        </>
      )
    case 'devices':
      return (
        <>
          <LineField
            label={T.blockTitle}
            value={block.title ?? ''}
            maxLength={ISSUE_LIMITS.blockTitle}
            onChange={(title) => onChange(withTitle(block, title))}
          />
          <LinesField
            label={T.blockDevices}
            value={block.devices.join('\n')}
            rows={4}
            maxLength={2_000}
            onChange={(text) => onChange({ ...block, devices: text === '' ? [] : text.split('\n') })}
          />
        </>
      )
    case 'picture':
      return (
        <div className="grid gap-2 sm:grid-cols-2">
          <LineField
            label={T.pictureName}
            value={block.picture}
            maxLength={65}
            onChange={(picture) => onChange({ ...block, picture })}
          />
          <LineField
            label={T.blockAlt}
            value={block.alt}
            maxLength={ISSUE_LIMITS.alt}
            onChange={(alt) => onChange({ ...block, alt })}
          />
        </div>
      )
    case 'button':
      return (
        <div className="grid gap-2 sm:grid-cols-2">
          <LineField
            label={T.blockLabel}
            value={block.label}
            maxLength={ISSUE_LIMITS.label}
            onChange={(label) => onChange({ ...block, label })}
          />
          <LineField
            label={T.blockLink}
            value={block.link}
            maxLength={ISSUE_LIMITS.link}
            onChange={(link) => onChange({ ...block, link })}
          />
        </div>
      )
  }
}

interface BlockRowProps {
  readonly legend: string
  readonly isFirst: boolean
  readonly onUp: () => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

const BlockRow = ({ legend, isFirst, onUp, onRemove, children }: BlockRowProps) => (
  <fieldset className="grid min-w-0 gap-2 rounded-card border border-line p-3">
    <legend className="px-1 font-medium">{legend}</legend>
    {children}
    <div className="flex flex-wrap gap-2">
      <button type="button" className={DESK_BUTTON.quiet} disabled={isFirst} onClick={onUp}>
        {T.moveUp(legend)}
      </button>
      <button type="button" className={DESK_BUTTON.quiet} onClick={onRemove}>
        {T.removeBlock(legend)}
      </button>
    </div>
  </fieldset>
)

function Blocks({ issue, onChange }: IssueFieldsProps) {
  const { blocks } = issue
  const change = (list: readonly IssueBlock[]) => onChange({ ...issue, blocks: list })
  const moveUp = (block: IssueBlock, index: number) =>
    change(blocks.toSpliced(index, 1).toSpliced(index - 1, 0, block))
  return (
    <>
      {blocks.map((block, index) => (
        <BlockRow
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own, and their fields are controlled
          key={index}
          legend={T.block(index + 1, T.blockKinds[block.kind])}
          isFirst={index === 0}
          onUp={() => moveUp(block, index)}
          onRemove={() => change(blocks.toSpliced(index, 1))}
        >
          <BlockFields block={block} onChange={(next) => change(blocks.with(index, next))} />
        </BlockRow>
      ))}
      <div className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={DESK_BUTTON.secondary}
            disabled={blocks.length >= ISSUE_LIMITS.blocks}
            onClick={() => change([...blocks, NEW_BLOCKS[kind]])}
          >
            {T.addBlock(T.blockKinds[kind])}
          </button>
        ))}
      </div>
    </>
  )
}

export interface IssueFieldsProps {
  readonly issue: TypedIssue
  readonly onChange: (issue: TypedIssue) => void
}

/** An issue in fields and blocks. */
export function IssueFields({ issue, onChange }: IssueFieldsProps) {
  const { categories } = issue
  const bind = (field: 'subject' | 'preheader' | 'title') => ({
    label: T.fields[field],
    value: issue[field],
    maxLength: ISSUE_LIMITS[field],
    onChange: (value: string) => onChange({ ...issue, [field]: value }),
  })
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={T.columns.market}
        value={issue.market}
        choices={MARKETS}
        onChange={(market) => onChange({ ...issue, market: market as TypedIssue['market'] })}
      />
      <LineField {...bind('subject')} />
      <LineField {...bind('preheader')} />
      <LineField {...bind('title')} />
      <fieldset className="min-w-0">
        <legend className="text-ink-soft">{T.fields.categories}</legend>
        <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {CATEGORY_IDS.map((id) => (
            <label key={id} className="inline-flex min-h-9 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                checked={categories.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    ...issue,
                    categories: CATEGORY_IDS.filter((each) =>
                      each === id ? target.checked : categories.includes(each),
                    ),
                  })
                }
              />
              {TEXTS.vouchers.categoryNames[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <Blocks issue={issue} onChange={onChange} />
    </div>
  )
}
