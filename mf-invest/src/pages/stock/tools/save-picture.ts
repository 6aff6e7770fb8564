import type { Chart } from 'highcharts/highstock.js';

interface Picture {
  type: 'svg' | 'png';
  title: string;
  /** Of the file, without its ending. */
  name: string;
}

/** The chart as a file. */
export async function savePicture(chart: Chart, { type, title, name }: Picture): Promise<void> {
  const { chartSvg, pngOf, saveFile } = await import(
    /* webpackChunkName: "chart-picture" */ '../chart/chart-picture.ts'
  );
  const svg = chartSvg(chart, title);
  const size = { width: chart.chartWidth, height: chart.chartHeight };
  const file = type === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg, size);
  saveFile(file, `${name}.${type}`);
}
