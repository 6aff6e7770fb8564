/** Highcharts numbers days from the epoch in UTC; a date without time is midnight there. */
export const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
export const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
