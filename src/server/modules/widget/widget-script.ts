import { createHash } from 'node:crypto'

/**
 * Runs in a partner's page: inserts a frame with the shop at its script tag and resizes it as the shop asks.
 * Plain old JavaScript without inline style, eval or HTML, so that it runs under a strict content security policy.
 */
const SCRIPT = `(function () {
  'use strict'
  var tag = document.currentScript
  if (!tag || !tag.src) return
  var shop = new URL(tag.src).origin
  var START = { home: '/', list: '/b2b/ankaufsportal' }
  var MAX_HEIGHT = 40000
  var selector = tag.getAttribute('data-target')
  var target = selector ? document.querySelector(selector) : null
  var frame = document.createElement('iframe')
  frame.src = shop + (START[tag.getAttribute('data-start') || 'home'] || '/')
  frame.title = tag.getAttribute('data-title') || 'Geräte verkaufen'
  frame.setAttribute('loading', 'lazy')
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  frame.style.display = 'block'
  frame.style.width = '100%'
  frame.style.height = '720px'
  frame.style.border = '0'
  function greet() {
    if (frame.contentWindow) frame.contentWindow.postMessage({ type: 'shop-widget:hello' }, shop)
  }
  window.addEventListener('message', function (event) {
    if (event.origin !== shop || event.source !== frame.contentWindow) return
    var data = event.data
    if (!data || typeof data !== 'object') return
    if (data.type === 'shop-widget:ready') greet()
    var height = data.type === 'shop-widget:height' ? Number(data.height) : 0
    if (height > 0 && height <= MAX_HEIGHT) frame.style.height = Math.ceil(height) + 'px'
  })
  if (target) target.appendChild(frame)
  else tag.parentNode.insertBefore(frame, tag.nextSibling)
})()
`

/** The script for partners' pages and its version. */
export const WIDGET_SCRIPT = {
  text: SCRIPT,
  /** Part of the URL at which this very script stays available unchanged. */
  version: createHash('sha256').update(SCRIPT).digest('hex').slice(0, 16),
} as const
