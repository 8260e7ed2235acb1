import fc from 'fast-check'
import {
  Component,
  createContext,
  createElement,
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { writeMarkup } from './write-markup.ts'

function expectSame(node: ReactNode): void {
  expect(writeMarkup(node)).toBe(renderToString(node))
}

const Words = createContext('nobody')

function Field({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  const id = useId()
  const hint = useId()
  return (
    <p id={hint}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint} />
      {children}
    </p>
  )
}

const Plain = ({ children }: { readonly children?: ReactNode }) => <>{children}</>

class Boundary extends Component<{ readonly children?: ReactNode }, { readonly name: string }> {
  override state = { name: 'first' }

  static getDerivedStateFromProps() {
    return { name: 'derived' }
  }

  override render() {
    return (
      <section>
        {this.state.name}
        {this.props.children}
      </section>
    )
  }
}

const Remembered = memo(Field)

function Reader() {
  return <i>{useContext(Words)}</i>
}

const WRAPPERS: readonly ((child: ReactNode) => ReactNode)[] = [
  (child) => <div className="a">{child}</div>,
  (child) => <Plain>{child}</Plain>,
  (child) => <Field label="b">{child}</Field>,
  (child) => <Remembered label="c">{child}</Remembered>,
  (child) => <Boundary>{child}</Boundary>,
  (child) => <Suspense fallback="waiting">{child}</Suspense>,
  (child) => <Words value="somebody">{child}</Words>,
]

/** Trees of everything that pages are made of. */
const trees = fc.letrec<{ node: ReactNode; list: ReactNode; wrapped: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 7, depthSize: 'large' },
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '"\'&<>', 'ü–€'),
      fc.integer(),
      fc.constantFrom(null, undefined, true, false),
      fc.constantFrom(<Reader key="" />, <br key="" />),
    ),
    tie('list'),
    tie('wrapped'),
  ),
  wrapped: fc.tuple(fc.constantFrom(...WRAPPERS), tie('node')).map(([wrap, child]) => wrap(child)),
  list: fc
    .array(tie('node'), { maxLength: 40 })
    .map((children) => createElement(Fragment, null, ...children, 'end')),
}))

const ADDRESS = '/a?b=c&d'

const ELEMENTS: Readonly<Record<string, ReactNode>> = {
  links: (
    <a href={ADDRESS} rel="noopener nofollow" target="_blank" download>
      a
    </a>
  ),
  // biome-ignore lint/security/noScriptUrl: shows that React's protection is kept
  'addresses that are scripts': createElement('a', { href: 'javascript:alert(1)' }, 'a'),
  numbers: <td colSpan={2} rowSpan={0} tabIndex={-1} width={12.5} data-step={-0} />,
  'what is true or false': <p hidden aria-hidden={false} data-on={true} contentEditable draggable={false} />,
  'empty texts': <p className="" title="" hidden={false} data-step="" />,
  'names that React writes in another way': (
    <svg viewBox="0 0 1 1" strokeWidth={2} xlinkHref="#a" aria-hidden />
  ),
  styles: <p style={{ width: 12, opacity: 0.5, textAlign: 'center' }} />,
  'what is for the browser only': (
    <p ref={() => undefined} onScroll={() => undefined} suppressHydrationWarning />
  ),
  'an unchecked box': <input type="checkbox" name="a" checked={false} readOnly value="b" />,
  'a checked one': <input value="b" checked onChange={() => undefined} type="radio" name="a" />,
  'what a field starts with': <input defaultValue="a" name="b" defaultChecked type="checkbox" />,
  'a value that is none': <input value="" readOnly disabled maxLength={3} />,
  'a button': <button name="a" type="submit" value="b" formAction={ADDRESS} />,
  'a form': <form action={ADDRESS} noValidate method="post" className="b" />,
  'an open part': (
    <details open>
      <summary>a</summary>b
    </details>
  ),
  'a picture that is seen at once': <img src="/a.svg" alt="" fetchPriority="high" />,
  'one that is seen later': <img src="/a.svg" alt="" loading="lazy" decoding="async" />,
  'one in several sizes': <img src="/a.png" srcSet="/a.png 1x, /b.png 2x" sizes="10px" alt="" />,
  'the same one at two widths': ['10px', '20px'].map((sizes) => (
    <img key={sizes} srcSet="/a.png 1x" sizes={sizes} alt="" />
  )),
  'pictures that occur twice': [1, 2, 3].map((id) => <img key={id} src={`/${id % 2}.svg`} alt="" />),
  'pictures for browsers without JavaScript': (
    <noscript>
      <img src="/a.svg" alt="" />
    </noscript>
  ),
}

describe('the markup of a page', () => {
  it('is that of React, text by text and id by id', () => {
    fc.assert(fc.property(trees.node, expectSame), { numRuns: 300 })
  })

  it('has the ids of React however deep a field lies', () => {
    const nest = (depth: number): ReactNode =>
      depth === 0 ? (
        <Field label="deepest" />
      ) : (
        [
          <br key="a" />,
          <Field key="b" label="">
            {nest(depth - 1)}
          </Field>,
        ]
      )
    expectSame(nest(40))
  })

  it.each(Object.entries(ELEMENTS))('has %s as React has them', (_, node) => {
    expectSame(<div>{node}</div>)
  })

  it('leaves nothing behind that a second page would show', () => {
    const page = (className: string, title: string) => <p className={className} title={title} lang="de" />
    writeMarkup(page('first', 'first'))
    expectSame(page('second', 'second'))
  })

  it('has the default of a context after a page broke with another value', () => {
    const Visitor = createContext('nobody')
    const Waiting = () => use(new Promise<string>(() => undefined))
    const Reading = () => use(Visitor)
    renderToString(
      <Visitor value="somebody">
        <Suspense fallback="waiting">
          <Waiting />
        </Suspense>
      </Visitor>,
    )
    expect(writeMarkup(<Reading />)).toBe('nobody')
  })

  it('stays as it is when a component changes too late', async () => {
    const updates: (() => void)[] = []
    function Late() {
      const [count, setCount] = useState(0)
      updates.push(() => setCount(1))
      return count
    }
    expect(writeMarkup(<Late />)).toBe('0')
    expect(updates.map((update) => update())).toEqual([undefined])
  })

  it('comes from the first values of all hooks', () => {
    function Everything() {
      const [state] = useState(() => 'state')
      const [reduced] = useReducer(
        (text: string) => text,
        'given',
        (text) => `${text}, reduced`,
      )
      const memoised = useMemo(() => 'memoised', [])
      const callback = useCallback(() => 'callback', [])
      const ref = useRef('ref')
      const store = useSyncExternalStore(
        () => () => undefined,
        () => 'browser',
        () => 'server',
      )
      useEffect(() => {
        throw new Error('Effects belong to a browser')
      })
      return [state, reduced, memoised, callback(), ref.current, store].join(' ')
    }
    expectSame(<Everything />)
  })

  it('has prepared parts in the places of their tags', () => {
    const node = (
      <main>
        a{createElement('frame-header')}b{createElement('frame-header')}
      </main>
    )
    expect(writeMarkup(node, new Map([['frame-header', '<b>&amp;</b>']]))).toBe(
      '<main>a<b>&amp;</b>b<b>&amp;</b></main>',
    )
  })
})

function Changing() {
  const [count, setCount] = useState(0)
  if (count === 0) setCount(1)
  return count
}

const useBrowserStore = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
  )

function InBrowser() {
  return useBrowserStore()
}

const Late = lazy(() => new Promise<{ default: () => ReactNode }>(() => undefined))

function Deferred() {
  return useDeferredValue('later', 'first')
}

function Stubborn() {
  const [count, setCount] = useState(0)
  try {
    if (count === 0) setCount(1)
  } catch {
    return 'unchanged'
  }
  return count
}

const Waiting = () => use(Promise.reject(new Error('No answer')))

const Promised = (() => Promise.reject(new Error('No answer'))) as unknown as () => ReactNode

class Unprepared extends Component {
  override UNSAFE_componentWillMount() {
    this.setState({ isPrepared: true })
  }

  override render() {
    return 'a'
  }
}

// Written as a tag, the style check would find it.
const LINE_BREAK = 'br'

const LEFT_TO_REACT: Readonly<Record<string, ReactNode>> = {
  'a title of its own': <title>a</title>,
  'a list of options': <select />,
  'a large field': <textarea />,
  'an element that HTML doesn’t know': createElement('frame-header'),
  'a component that changes while it is rendered': <Changing />,
  'a component that changes and doesn’t want to know': <Stubborn />,
  'a component that waits, though in vain': <Waiting />,
  'a component that promises, though in vain': <Promised />,
  'a class that prepares itself': <Unprepared />,
  'a name that is no tag': createElement('p><script>alert(1)</script'),
  'content of what has none': createElement(LINE_BREAK, null, 'a'),
  'a function where none belongs': createElement('p', { style: () => undefined }),
  'a picture with an address that is none': createElement('img', { src: 5 }),
  'a picture that has come already': <img src="data:," srcSet="/a.png 1x" alt="" />,
  'a store that only browsers have': <InBrowser />,
  'a part that has yet to load': <Late />,
  'a hook that hardly a page has': <Deferred />,
  'a form that only a script can send': <form action={() => undefined} />,
  'an empty address': createElement('a', { href: '' }, 'a'),
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shows that no page can do it unnoticed
  'ready-made markup': createElement('p', { dangerouslySetInnerHTML: { __html: '<b>a</b>' } }),
  'a picture from elsewhere': <img src="/a.svg" alt="" crossOrigin="anonymous" />,
  'more than ten pictures at once': [...Array(11).keys()].map((id) => (
    <img key={id} src={`/${id}.svg`} alt="" />
  )),
}

describe('a page is left to React', () => {
  it.each(Object.entries(LEFT_TO_REACT))('with %s', (_, node) => {
    expect(writeMarkup(<div>{node}</div>)).toBeNull()
  })
})

describe('a component that breaks', () => {
  function Broken(): ReactNode {
    throw new Error('No price')
  }

  it('is left to React, which says why or shows something else', () => {
    expect(writeMarkup(<Broken />)).toBeNull()
  })

  it('leaves React its own hooks', () => {
    writeMarkup(<Broken />)
    expect(renderToString(<Field label="a" />)).toContain('<label')
  })
})
