import 'highcharts/es-modules/masters/indicators/indicators.src.js';
import 'highcharts/es-modules/masters/indicators/bollinger-bands.src.js';
import 'highcharts/es-modules/masters/indicators/macd.src.js';
import 'highcharts/es-modules/masters/indicators/rsi.src.js';
