/** The keys of a table, for a schema that accepts one of them; `Object.keys` forgets their literal types. */
export const listKeys = <Table extends object>(table: Table) =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]
