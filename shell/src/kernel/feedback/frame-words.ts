/** Words of the shell that scripts show: written by the server into `<template id="words">` as data attributes. */
export function word(name: string): string {
  return document.getElementById('words')?.dataset[name] ?? '';
}
