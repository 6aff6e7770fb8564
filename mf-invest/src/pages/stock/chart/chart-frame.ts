import type { AxisLabelsFormatterContextObject, Options, Point, YAxisOptions } from 'highcharts/highstock.js';
import type { MarkKind } from 'shared/contract/invest/stock';
import { price } from 'shared/i18n/figures';

/** What all charts of prices share. Colours are CSS variables of the tokens: the theme changes them without a drawing. */
export interface ChartWords {
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  price: string;
  /** Average price since the opening. */
  mean: string;
  average: (length: number) => string;
  /** All marks together, and one kind as a letter. */
  marks: string;
  letterOf: (kind: MarkKind) => string;
  /** Of A over H. */
  premium: string;
  /** Of a comparison, in its order. */
  lineNames: readonly string[];
  amount: (value: number) => string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  chart: string;
  navigator: { group: string; start: string; end: string; changed: string };
}

/** Prices stand beside the lines, never on them. CSS pixels. */
const PRICE_MARGIN = 52;
const NAVIGATOR_HEIGHT = 36;
const STILL = { inactive: { enabled: false }, hover: { enabled: false } };
const LABEL = { color: 'var(--color-text-faint)', fontSize: '12px' };

export const LINE = { lineWidth: 1.2, marker: { enabled: false } } as const;

export function chartFrame(words: ChartWords): Options {
  return {
    ...spoken(words),
    // Its own palette is a <style> element, which the content security policy forbids.
    palette: { injectCSS: false },
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      spacing: [12, 0, 8, 0],
      marginRight: PRICE_MARGIN,
      style: { fontFamily: 'var(--font-text)', fontSize: '12px' },
      // Turning the wheel goes on reading the page.
      zooming: {
        type: 'x',
        pinchType: 'x',
        mouseWheel: { enabled: false },
        resetButton: { theme: { display: 'none' } },
      },
      panning: { enabled: true, type: 'x' },
      panKey: 'shift',
      selectionMarkerFill: 'color-mix(in srgb, var(--color-data-1) 20%, transparent)',
    },
    title: { text: '' },
    credits: { enabled: false },
    navigator: { enabled: false },
    scrollbar: { enabled: false },
    rangeSelector: { enabled: false },
    legend: { enabled: false },
    exporting: { enabled: false },
    plotOptions: { series: { animation: false, dataGrouping: { enabled: false }, states: STILL } },
  };
}

/** Points by keys, each read out; the table below it is the long description (WCAG 1.1.1). */
function spoken({ summary, chart, navigator }: ChartWords): Options {
  return {
    lang: {
      accessibility: {
        defaultChartTitle: chart,
        chartContainerLabel: summary,
        svgContainerLabel: chart,
        graphicContainerLabel: '',
        svgContainerTitle: '',
        navigator: {
          handleLabel: `{#eq handleIx 0}${navigator.start}{else}${navigator.end}{/eq}`,
          groupLabel: navigator.group,
          changeAnnouncement: navigator.changed,
        },
      },
    },
    accessibility: {
      enabled: true,
      description: summary,
      landmarkVerbosity: 'disabled',
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      // More points than this are reached by keys, and are no elements of their own.
      series: { pointDescriptionEnabledThreshold: 1, descriptionFormatter: (series: { name: string }) => series.name },
      keyboardNavigation: { seriesNavigation: { mode: 'serialize', rememberPointFocus: true } },
    },
  } as unknown as Options;
}

/** The whole history below the chart, with the part in sight to be dragged. */
export function navigatorLook(): NonNullable<Options['navigator']> {
  return {
    enabled: true,
    height: NAVIGATOR_HEIGHT,
    margin: 12,
    maskFill: 'color-mix(in srgb, var(--color-data-1) 16%, transparent)',
    outlineColor: 'var(--color-line-field)',
    handles: { backgroundColor: 'var(--color-panel)', borderColor: 'var(--color-text-soft)', width: 10, height: 20 },
    series: { type: 'line', color: 'var(--color-data-1)', lineWidth: 1, fillOpacity: 0.1 },
    xAxis: { gridLineWidth: 0, labels: { enabled: false } },
  };
}

export function timeAxisLook() {
  return {
    lineColor: 'var(--color-line)',
    tickColor: 'var(--color-line)',
    tickLength: 4,
    labels: { style: LABEL },
    crosshair: { color: 'var(--color-text-faint)', dashStyle: 'Dot' as const },
    dateTimeLabelFormats: {
      minute: '%H:%M',
      hour: '%H:%M',
      day: '%m-%d',
      week: '%m-%d',
      month: '%Y-%m',
      year: '%Y',
    },
  };
}

export function priceAxis(): YAxisOptions {
  return {
    height: '78%',
    startOnTick: false,
    endOnTick: false,
    maxPadding: 0.06,
    minPadding: 0.06,
    tickPixelInterval: 56,
    showLastLabel: true,
    gridLineColor: 'var(--color-line)',
    labels: {
      align: 'right',
      x: PRICE_MARGIN,
      y: 4,
      style: LABEL,
      formatter(this: AxisLabelsFormatterContextObject) {
        return price(Number(this.value));
      },
    },
    crosshair: { color: 'var(--color-text-faint)', dashStyle: 'Dot', snap: false },
  };
}

export function volumeAxis(): YAxisOptions {
  return { top: '84%', height: '16%', gridLineWidth: 0, labels: { enabled: false }, min: 0 };
}

/** The figures under the pointer, always in the same corner. */
export function cornerTooltip(
  textAt: (x: number, points: readonly Point[]) => string | false,
): NonNullable<Options['tooltip']> {
  return {
    shared: true,
    split: false,
    fixed: true,
    position: { align: 'left', verticalAlign: 'top', x: 0, y: 0 },
    animation: false,
    shadow: false,
    borderWidth: 1,
    borderRadius: 0,
    borderColor: 'var(--color-line)',
    backgroundColor: 'var(--color-panel)',
    style: { color: 'var(--color-text)', fontSize: '12px' },
    formatter() {
      return textAt(this.x, this.points ?? []);
    },
  };
}
