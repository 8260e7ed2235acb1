import type { ReactNode } from 'react'
import { HOME_LIMITS } from '#domain/content/check-content.ts'
import { CONTENT_PICTURES, HOME_PICTURE_PLACES, PICTURE_SCHEME } from '#domain/content/content-pictures.ts'
import {
  HOME_MENUS,
  type HomeBanner,
  type HomeBlocks,
  type HomeMenu,
  type HomePicture,
} from '#domain/content/home-blocks.ts'
import type { MenuEntry } from '#domain/content/home-document.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField, LineField, MomentField } from '../../ui/fields.tsx'
import { fieldId } from './jump-to-problem.ts'

const T = TEXTS.content

interface HomeProps {
  readonly home: HomeBlocks
  readonly onChange: (home: HomeBlocks) => void
}

const replaceAt = <Item,>(list: readonly Item[], index: number, item: Item): readonly Item[] =>
  list.map((each, at) => (at === index ? item : each))

const removeAt = <Item,>(list: readonly Item[], index: number): readonly Item[] => list.toSpliced(index, 1)

/** One place further to the front. */
function moveUp<Item>(list: readonly Item[], index: number): readonly Item[] {
  const [item] = list.slice(index, index + 1)
  return item === undefined ? list : list.toSpliced(index, 1).toSpliced(index - 1, 0, item)
}

interface RowProps<Item> {
  readonly list: readonly Item[]
  readonly index: number
  readonly name: string
  readonly onChange: (list: readonly Item[]) => void
  readonly children: ReactNode
}

/** A part of a list with its buttons. */
const Row = <Item,>({ list, index, name, onChange, children }: RowProps<Item>) => (
  <li className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
    {children}
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className={DESK_BUTTON.quiet}
        disabled={index === 0}
        onClick={() => onChange(moveUp(list, index))}
      >
        {T.moveUp(name)}
      </button>
      <button type="button" className={DESK_BUTTON.quiet} onClick={() => onChange(removeAt(list, index))}>
        {T.remove(name)}
      </button>
    </div>
  </li>
)

interface GroupProps {
  /** Given where a problem of the whole group leads to it. */
  readonly id?: string
  readonly title: string
  readonly hint?: string
  readonly add: string
  readonly canAdd: boolean
  readonly onAdd: () => void
  readonly children: ReactNode
}

const Group = ({ id, title, hint, add, canAdd, onAdd, children }: GroupProps) => (
  <fieldset id={id} tabIndex={-1} className="grid min-w-0 gap-3 rounded-card border border-line p-3">
    <legend className="px-1 font-medium">{title}</legend>
    {hint && <p className="text-tiny text-ink-soft">{hint}</p>}
    <ul className="grid gap-3">{children}</ul>
    <button type="button" className={`${DESK_BUTTON.secondary} w-fit`} disabled={!canAdd} onClick={onAdd}>
      {add}
    </button>
  </fieldset>
)

function MenuGroup({ home, onChange, name }: HomeProps & { readonly name: HomeMenu }) {
  const entries = home[name]
  const change = (list: readonly MenuEntry[]) => onChange({ ...home, [name]: list })
  const nameEntry = (index: number) => T.entry(T.menus[name], index + 1)
  return (
    <Group
      id={fieldId(name)}
      title={T.menus[name]}
      add={T.addEntry}
      canAdd={entries.length < HOME_LIMITS.entries}
      onAdd={() => change([...entries, { title: '', url: '/' }])}
    >
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their fields are controlled
        <Row key={index} list={entries} index={index} name={nameEntry(index)} onChange={change}>
          <div className="grid gap-2 sm:grid-cols-2">
            <LineField
              id={fieldId(`${name}.${index}.title`)}
              label={T.entryTitle}
              value={entry.title}
              maxLength={HOME_LIMITS.title}
              onChange={(title) => change(replaceAt(entries, index, { ...entry, title }))}
            />
            <LineField
              id={fieldId(`${name}.${index}.url`)}
              label={T.entryUrl}
              value={entry.url}
              maxLength={HOME_LIMITS.url}
              onChange={(url) => change(replaceAt(entries, index, { ...entry, url }))}
            />
          </div>
        </Row>
      ))}
    </Group>
  )
}

const PICTURES = CONTENT_PICTURES.map((name) => ({ value: `${PICTURE_SCHEME}${name}`, name }))
const PLACES = HOME_PICTURE_PLACES.map((place) => ({ value: place, name: place }))
const NEW_PICTURE: HomePicture = { name: 'banner', url: 'art:hero', alt: '', title: '' }

function ImageGroup({ home, onChange }: HomeProps) {
  const { images } = home
  const change = (list: readonly HomePicture[]) => onChange({ ...home, images: list })
  return (
    <Group
      title={T.images}
      add={T.addImage}
      canAdd={images.length < HOME_PICTURE_PLACES.length}
      onAdd={() => change([...images, NEW_PICTURE])}
    >
      {images.map((image, index) => {
        const bind = (field: keyof HomePicture, label: string) => ({
          id: fieldId(`images.${index}.${field}`),
          label,
          value: image[field],
          onChange: (value: string) => change(replaceAt(images, index, { ...image, [field]: value })),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may be chosen twice for a moment
          <Row key={index} list={images} index={index} name={T.image(index + 1)} onChange={change}>
            <div className="grid gap-2 sm:grid-cols-2">
              <ChoiceField {...bind('name', T.imageName)} choices={PLACES} />
              <ChoiceField {...bind('url', T.imageUrl)} choices={PICTURES} />
              <LineField {...bind('alt', T.imageAlt)} maxLength={HOME_LIMITS.alt} />
              <LineField {...bind('title', T.imageTitle)} maxLength={HOME_LIMITS.alt} />
            </div>
          </Row>
        )
      })}
    </Group>
  )
}

const NEW_BANNER: HomeBanner = { text: '', linkTitle: '', url: '/', from: null, to: null }

function BannerGroup({ home, onChange }: HomeProps) {
  const { banners } = home
  const change = (list: readonly HomeBanner[]) => onChange({ ...home, banners: list })
  return (
    <Group
      title={T.banners}
      hint={T.bannersHint}
      add={T.addBanner}
      canAdd={banners.length < HOME_LIMITS.banners}
      // The new one comes first: an open banner below it would never give way.
      onAdd={() => change([NEW_BANNER, ...banners])}
    >
      {banners.map((banner, index) => {
        const set = (part: Partial<HomeBanner>) => change(replaceAt(banners, index, { ...banner, ...part }))
        const id = (field: keyof HomeBanner) => fieldId(`banners.${index}.${field}`)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: banners have no name of their own, and their fields are controlled
          <Row key={index} list={banners} index={index} name={T.banner(index + 1)} onChange={change}>
            <LineField
              id={id('text')}
              label={T.bannerText}
              value={banner.text}
              maxLength={HOME_LIMITS.text}
              onChange={(text) => set({ text })}
            />
            <div className="grid gap-2 sm:grid-cols-2">
              <LineField
                id={id('linkTitle')}
                label={T.bannerLink}
                value={banner.linkTitle}
                maxLength={HOME_LIMITS.title}
                onChange={(linkTitle) => set({ linkTitle })}
              />
              <LineField
                id={id('url')}
                label={T.bannerUrl}
                value={banner.url}
                maxLength={HOME_LIMITS.url}
                onChange={(url) => set({ url })}
              />
              <MomentField
                id={id('from')}
                label={T.bannerFrom}
                value={banner.from}
                onChange={(from) => set({ from })}
              />
              <MomentField
                id={id('to')}
                label={T.bannerTo}
                value={banner.to}
                onChange={(to) => set({ to })}
              />
            </div>
          </Row>
        )
      })}
    </Group>
  )
}

/** Banners, menus and pictures of a market. */
export const HomeEditor = ({ home, onChange }: HomeProps) => (
  <div className="grid gap-4">
    <BannerGroup home={home} onChange={onChange} />
    {HOME_MENUS.map((name) => (
      <MenuGroup key={name} home={home} onChange={onChange} name={name} />
    ))}
    <ImageGroup home={home} onChange={onChange} />
  </div>
)
