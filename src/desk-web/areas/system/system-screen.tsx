import { useQuery } from '@tanstack/react-query'
import type { System } from '#contracts/desk/system.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SYSTEM_QUERY } from './system-queries.ts'
import { SystemTable } from './system-table.tsx'

const T = TEXTS.system

interface Props {
  readonly system: System
}

const Outbox = ({ system: { outbox } }: Props) => (
  <Card title={T.outbox}>
    <Facts
      facts={[
        [T.waiting, String(outbox.waiting)],
        [T.dead, String(outbox.dead)],
        [T.delay, T.seconds(outbox.delayInSeconds)],
      ]}
    />
    {outbox.topics.length > 0 && (
      <SystemTable
        caption={T.outbox}
        columns={[T.topic, T.waiting, T.since]}
        rows={outbox.topics.map(({ topic, waiting, oldestSince }) => [
          topic,
          nameCode(topic),
          waiting,
          <Moment key="since" iso={oldestSince} />,
        ])}
      />
    )}
  </Card>
)

type Job = System['jobs'][number]

const Next = ({ job }: { readonly job: Job }) => (
  <span className="inline-flex items-center gap-2">
    <Moment iso={job.nextAt} />
    {job.isLate && <Badge tone="late">{T.late}</Badge>}
  </span>
)

const Failure = ({ job: { failedAt, lastError } }: { readonly job: Job }) =>
  failedAt === null ? (
    T.never
  ) : (
    <>
      <Moment iso={failedAt} /> {lastError}
    </>
  )

const Jobs = ({ system: { jobs, leads } }: Props) => (
  <Card title={T.jobs}>
    <Facts
      facts={leads.map(({ name, until, isHeld }) => [
        T.leads(nameCode(name)),
        <span key={name}>
          {isHeld ? T.isHeld : T.isFree} <Moment iso={until} />
        </span>,
      ])}
    />
    {jobs.length === 0 && <p className="text-ink-soft">{T.noJobs}</p>}
    {jobs.length > 0 && (
      <SystemTable
        caption={T.jobs}
        columns={[T.job, T.lastRun, T.duration, T.next, T.lastFailure]}
        rows={jobs.map((job) => [
          job.name,
          T.jobNames[job.name] ?? nameCode(job.name),
          <Moment key="run" iso={job.startedAt} />,
          T.milliseconds(job.durationMs),
          <Next key="next" job={job} />,
          <Failure key="failure" job={job} />,
        ])}
      />
    )}
  </Card>
)

const Search = ({ system: { search } }: Props) => (
  <Card title={T.search}>
    <Facts
      facts={[
        [T.engine, T.engines[search.kind]],
        [T.devices, String(search.devices)],
        [T.changed, search.catalogueChangedAt && <Moment key="changed" iso={search.catalogueChangedAt} />],
      ]}
    />
    {search.indexes.length > 0 && (
      <SystemTable
        caption={T.search}
        columns={[T.index, T.documents]}
        rows={search.indexes.map(({ name, documents }) => [
          name,
          name,
          documents ?? (
            <Badge key="none" tone="late">
              {T.noAnswer}
            </Badge>
          ),
        ])}
      />
    )}
  </Card>
)

const Builds = ({ system: { builds, migration } }: Props) => (
  <Card title={T.builds}>
    <Facts facts={[[T.migration, migration]]} />
    <p className="my-2 max-w-text text-ink-soft">{builds.length === 0 ? T.noBuilds : T.buildsLead}</p>
    {builds.length > 0 && (
      <SystemTable
        caption={T.builds}
        columns={[T.started, T.files, T.size]}
        rows={builds.map(({ sharedAt, files, bytes }) => [
          sharedAt,
          <Moment key="at" iso={sharedAt} />,
          files,
          T.megabytes(bytes),
        ])}
      />
    )}
  </Card>
)

const Backups = ({ system: { backups } }: Props) => (
  <Card title={T.backups}>
    <p className="max-w-text text-ink-soft">{T.backupsLead}</p>
    {backups.length === 0 && <p className="mt-2">{T.noBackups}</p>}
    {backups.length > 0 && (
      <SystemTable
        caption={T.backups}
        columns={[T.made, T.tables, T.rows]}
        rows={backups.map(({ finishedAt, tables, rows }) => [
          finishedAt,
          <Moment key="at" iso={finishedAt} />,
          tables,
          rows,
        ])}
      />
    )}
  </Card>
)

/** How the shop runs; it keeps itself up to date. */
export function SystemScreen() {
  const { data, error, refetch } = useQuery(SYSTEM_QUERY)
  if (!data && error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen
      title={T.title}
      lead={T.lead}
      actions={
        <DeskLink href="/desk/system/dead-letters" className={DESK_BUTTON.secondary}>
          {T.deadLetters.title}
        </DeskLink>
      }
    >
      {!data && (
        <p role="status" className="mt-4 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
      {data && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <Jobs system={data} />
          <Outbox system={data} />
          <Search system={data} />
          <Builds system={data} />
          <Backups system={data} />
        </div>
      )}
    </Screen>
  )
}
