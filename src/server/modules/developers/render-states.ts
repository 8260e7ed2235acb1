import { NO_MAIL_REASONS, SELLER_NOTICES, type SellerNotice } from '#domain/lifecycle/seller-notices.ts'
import {
  TRADE_GUARDS,
  TRADE_STATES,
  TRADE_TRANSITIONS,
  type TradeState,
} from '#domain/trades/trade-states.ts'
import { renderInline, renderTable } from './render-text.ts'
import { STATE_MEANINGS, STATUS_MEANINGS } from './state-meanings.ts'

const buildStateId = (state: TradeState): string => `state-${state.toLowerCase().replaceAll('_', '-')}`

const linkState = (state: TradeState): string => `<a href="#${buildStateId(state)}"><code>${state}</code></a>`

/** How the seller learns of a step, or why no email says it. */
function renderNotice(notice: SellerNotice): string {
  switch (notice.kind) {
    case 'mail':
      return `Sends the email <code>${notice.mail}</code>.`
    case 'mailedByCause':
      return `The call that causes it sends the email <code>${notice.mail}</code>.`
    case 'noMail':
      return `Sends no email. ${renderInline(NO_MAIL_REASONS[notice.reason])}`
  }
}

/** The steps out of a state: the event, who triggers it, what it requires, and the email it sends. */
function renderSteps(state: TradeState): string {
  const steps = TRADE_TRANSITIONS.filter(({ from }) => from === state).map(({ event, to, actor, guard }) => {
    const condition = guard ? ` Condition: ${renderInline(TRADE_GUARDS[guard])}` : ''
    const notice = renderNotice(SELLER_NOTICES[event])
    return `<li><code>${event}</code> (${actor.replaceAll('_', ' ')}) leads to ${linkState(to)}.${condition} ${notice}</li>`
  })
  return steps.length === 0 ? 'Final state.' : `<ul>${steps.join('')}</ul>`
}

/** Every state of a device and every status of a sale, from the tables that the shop itself works by. */
export function renderStates(): string {
  const states = TRADE_STATES.map((state) => [
    `<code id="${buildStateId(state)}">${state}</code>`,
    renderInline(STATE_MEANINGS[state]),
    renderSteps(state),
  ])
  const statuses = Object.entries(STATUS_MEANINGS).map(([status, meaning]) => [
    `<code>${status}</code>`,
    renderInline(meaning),
  ])
  return `<h2 id="states">States of a device</h2>
<p>Every device of a sale moves on its own. <code>items[].state</code> of a sale names where it is; what isn’t listed here can’t happen.</p>
${renderTable(['State', 'Meaning', 'What can happen next'], states)}
<h2 id="statuses">Status of a sale</h2>
<p><code>status</code> follows from the states of the devices. The first match wins, so whatever needs the seller comes first.</p>
${renderTable(['Status', 'Meaning'], statuses)}`
}
