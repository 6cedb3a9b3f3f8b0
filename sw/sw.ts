// This file's name becomes the worker's address, /sw.js; the worker itself begins in main.ts.
import './main.ts'
