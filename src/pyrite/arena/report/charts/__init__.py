"""Every chart of the project, drawn by matplotlib and written as SVG and PNG.

matplotlib comes with the extra ``plots``. It is imported when a chart is drawn, not before, so that these modules
can be imported without it. The same data gives the same file: nothing in it depends on the date, on the machine
or on the fonts installed there.
"""
