import { type Context, createElement, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const defaults = new WeakMap<object, { readonly value: unknown }>()

/**
 * The value of a context outside of all providers. React is asked, once: where it keeps that value, a page that broke may have
 * left its own until React renders again.
 */
export function findContextDefault<Value>(context: Context<Value>): Value {
  const known = defaults.get(context)
  if (known) return known.value as Value
  const read: { value?: Value } = {}
  function Reader() {
    read.value = useContext(context)
    return null
  }
  renderToStaticMarkup(createElement(Reader))
  defaults.set(context, { value: read.value })
  return read.value as Value
}
