import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskTime } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import type { PayoutJob } from './payout-jobs.repository.ts'

const STATE_LABELS: Readonly<Record<PayoutJob['state'], string>> = {
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped: report it to whoever runs the shop, then start it again',
}

const describeWork = ({ messageId }: PayoutJob): Html | string =>
  messageId === null
    ? 'Create batches'
    : html`Order <a href="/desk/payout-batches/${messageId}">${messageId}</a>`

const describeProgress = ({ doneCount, totalCount }: PayoutJob): string => `${doneCount} of ${totalCount}`

/** Runs that go on in the background, and how far they are. */
export const jobTable = (jobs: readonly PayoutJob[]): Html | null =>
  jobs.length === 0
    ? null
    : deskTable({
        caption: 'Long runs: reload the page to see how far they are',
        columns: [
          { title: 'Run' },
          { title: 'State' },
          { title: 'Payouts', isNumber: true },
          { title: 'Set aside', isNumber: true },
          { title: 'Started' },
        ],
        rows: jobs.map((job) => [
          describeWork(job),
          STATE_LABELS[job.state],
          describeProgress(job),
          job.heldCount,
          deskTime(new Date(job.createdAtMs)),
        ]),
      })

/** What the page of a batch says while it is ordered. */
export const orderingNote = (job: PayoutJob | null): Html | null =>
  job?.state === 'running'
    ? html`<p role="status">The payouts are being ordered: ${describeProgress(job)}. Reload the page to see how far it is; the file can be downloaded when all are ordered.</p>`
    : null
