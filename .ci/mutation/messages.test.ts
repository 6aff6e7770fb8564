import { describe, expect, it } from 'vitest';
import { isMessage } from './messages.ts';

const sentence = { type: 'StringLiteral', value: 'nothing can be served' };
const code = { type: 'StringLiteral', value: 'busy' };
const failure = { type: 'NewExpression', callee: { type: 'Identifier', name: 'DeliveryError' } };
const callOf = (object: string) => ({
  type: 'CallExpression',
  callee: { type: 'MemberExpression', object: { type: 'Identifier', name: object } },
});

describe('what no fault is made in', () => {
  it('is the sentence of an error, but not its code', () => {
    expect(isMessage({ node: sentence, parent: failure })).toBe(true);
    expect(isMessage({ node: { type: 'TemplateLiteral' }, parent: failure })).toBe(true);
    expect(isMessage({ node: code, parent: failure })).toBe(false);
  });

  it('is the sentence of a log line, but not what the line tells', () => {
    expect(isMessage({ node: sentence, parent: callOf('log') })).toBe(true);
    expect(isMessage({ node: sentence, parent: callOf('console') })).toBe(true);
    expect(isMessage({ node: { type: 'ObjectExpression' }, parent: callOf('log') })).toBe(false);
  });

  it('is no sentence that a visitor reads', () => {
    expect(isMessage({ node: sentence, parent: callOf('page') })).toBe(false);
    expect(
      isMessage({ node: sentence, parent: { type: 'NewExpression', callee: { type: 'Identifier', name: 'Map' } } }),
    ).toBe(false);
    expect(isMessage({ node: sentence })).toBe(false);
  });
});
